import { type JsonSchema, schemaOf } from '../state/shape.ts';
import type { DocumentKind } from './read.ts';
import { SHAPES } from './shapes.ts';

/** The dialect that the schemas are written in. */
export const JSON_SCHEMA_DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** A kind of document as JSON Schema, made from the shapes by which the engine reads. Plain JSON, for other languages and tools. */
export const jsonSchema = (kind: DocumentKind): JsonSchema => ({
  $schema: JSON_SCHEMA_DIALECT,
  title: `armada-rules ${kind}`,
  ...schemaOf(SHAPES[kind]),
});
