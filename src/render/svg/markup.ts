/** XML from plain values. A string is always text and always escaped; only what `element` made is taken as it is. */

/** A piece of finished markup. */
export interface Markup {
  readonly xml: string;
}

type Attributes = { readonly [name: string]: string | number | undefined };
export type Child = Markup | string | null | readonly Child[];

/** An element; attributes that are undefined and children that are null are left out. */
export const element = (name: string, attributes: Attributes = {}, ...children: readonly Child[]): Markup => {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(String(value))}"`],
  );
  const inner = children.map(xmlOf).join('');
  return { xml: inner === '' ? `<${name}${pairs.join('')}/>` : `<${name}${pairs.join('')}>${inner}</${name}>` };
};

const xmlOf = (child: Child): string => {
  if (child === null) return '';
  if (typeof child === 'string') return escapeXml(child);
  return isList(child) ? child.map(xmlOf).join('') : child.xml;
};

const isList = (child: Markup | readonly Child[]): child is readonly Child[] => Array.isArray(child);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for XML and HTML, in an element or an attribute. What XML cannot carry becomes the replacement character. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_XML, '\ufffd').replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** Control characters, halves of surrogate pairs and the two non-characters. */
const NOT_XML =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
