/**
 * `armada-rules/schema`: the border. Text and values from outside become actions, setups, positions, fleets and logs of the right
 * shape, or faults that name their place; the same shapes as JSON Schema. Whether a well-formed action is legal, and a well-formed setup or
 * log sound, is for `judge`, `createGame` and `replay` to say.
 *
 * @packageDocumentation
 */

export { JSON_SCHEMA_DIALECT, jsonSchema } from './json-schema.ts';
export { type DocumentKind, type Documents, LIMITS, parse, type SchemaFault, validate } from './read.ts';
