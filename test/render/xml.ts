/** A strict reader of the XML that the module writes: anything that is not well-formed is an error. */

export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Node | string)[];
}

const NAME = '[A-Za-z][A-Za-z0-9:-]*';
const TAG = new RegExp(`<(/?)(${NAME})((?: ${NAME}="[^"<]*")*)(/?)>`, 'y');
const ATTRIBUTE = new RegExp(` (${NAME})="([^"<]*)"`, 'g');
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export const parseXml = (xml: string): Node => {
  type Open = { name: string; attributes: Record<string, string>; children: (Node | string)[] };
  const root: Open = { name: '', attributes: {}, children: [] };
  const stack: Open[] = [root];
  let at = 0;
  while (at < xml.length) {
    const top = stack[stack.length - 1]!;
    const next = xml.indexOf('<', at);
    const words = xml.slice(at, next < 0 ? xml.length : next);
    if (words !== '') top.children.push(readText(words));
    if (next < 0) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(xml);
    if (!tag) throw new Error(`not a tag: ${xml.slice(next, next + 80)}`);
    const [whole, close, name, raw, empty] = tag;
    at = next + whole.length;
    if (close) {
      if (top.name !== name || raw !== '' || empty !== '') throw new Error(`</${name}> closes <${top.name}>`);
      stack.pop();
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, key, value] of raw!.matchAll(ATTRIBUTE)) {
      if (Object.hasOwn(attributes, key!)) throw new Error(`${key} twice on <${name}>`);
      attributes[key!] = readText(value!);
    }
    const node: Open = { name: name!, attributes, children: [] };
    top.children.push(node);
    if (!empty) stack.push(node);
  }
  if (stack.length > 1) throw new Error(`<${stack[stack.length - 1]!.name}> stays open`);
  const elements = root.children.filter((child): child is Node => typeof child !== 'string');
  if (elements.length !== 1) throw new Error(`${elements.length} roots`);
  return elements[0]!;
};

const LONE_HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const readText = (words: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(words) || LONE_HALF.test(words))
    throw new Error(`a character that XML forbids: ${JSON.stringify(words)}`);
  return words.replace(/&([^;]*;?)/g, (whole, name: string) => {
    const meant = ENTITIES[name.replace(/;$/, '')];
    if (meant === undefined || !name.endsWith(';')) throw new Error(`not an entity: ${whole}`);
    return meant;
  });
};

/** All elements below a node, in order, that a test accepts. */
export const all = (node: Node, accept: (each: Node) => boolean = () => true): Node[] => [
  ...(accept(node) ? [node] : []),
  ...node.children.flatMap((child) => (typeof child === 'string' ? [] : all(child, accept))),
];

export const textOf = (node: Node): string =>
  node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

export const hasClass =
  (name: string) =>
  (node: Node): boolean =>
    (node.attributes.class ?? '').split(' ').includes(name);

/** The points of a polygon in micrometres of the table. */
export const pointsIn = (node: Node): { x: number; y: number }[] =>
  node.attributes.points!.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return { x: Math.round(x! * 1000), y: Math.round(y! * -1000) + 0 };
  });
