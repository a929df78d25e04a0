import { Parser } from 'htmlparser2';

const FORBIDDEN: ReadonlySet<string> = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'animate',
  'set',
]);
const SAFE_REFERENCE = /^(#|data:image\/(png|jpeg|webp);base64,)/;

/** Anything in an SVG that could run code or load external resources, in words; null for a harmless one. */
export function findSvgDanger(source: string): string | null {
  let root: string | undefined;
  let danger: string | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const tag = name.toLowerCase();
        root ??= tag;
        if (FORBIDDEN.has(tag)) danger ??= `it has a <${tag}> element`;
        for (const [key, value] of Object.entries(attributes)) {
          const attribute = key.toLowerCase();
          if (attribute.startsWith('on')) danger ??= `it has a script in ${attribute}`;
          const isReference = attribute === 'href' || attribute === 'xlink:href' || attribute === 'src';
          if (isReference && !SAFE_REFERENCE.test(value.trim()))
            danger ??= 'it refers to something outside itself';
          if (/url\(\s*['"]?(?!#)/i.test(value)) danger ??= 'it refers to something outside itself';
        }
      },
      ontext(text) {
        if (/@import|url\(\s*['"]?(?!#|data:image\/)/i.test(text))
          danger ??= 'its styles load something from outside';
      },
      onprocessinginstruction(name, data) {
        if (name === '!ENTITY' || /<!ENTITY/i.test(data) || name === '?xml-stylesheet')
          danger ??= 'it declares entities or style sheets';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(source);
  parser.end();
  if (root !== 'svg') return 'it isn’t an SVG document';
  return danger;
}
