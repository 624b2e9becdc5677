// Writes src/lib/protocol/api.ts, and beside it the schemas of the server's OpenAPI description:
//
//   ./lucca serve --port 8080 &  then  npm run types -- http://localhost:8080
//
// With --check it only verifies that the types match the stored schemas. A test of the server verifies that the
// schemas match the server.
import { readFileSync, writeFileSync } from 'node:fs';

const check = process.argv[2] === '--check';
const kept = new URL('../src/lib/protocol/api.json', import.meta.url);
const made = new URL('../src/lib/protocol/api.ts', import.meta.url);
const schemas = check ? JSON.parse(readFileSync(kept, 'utf8')) : await ask(process.argv[2] ?? 'http://localhost:8080');

async function ask(base) {
  const { components } = await (await fetch(`${base}/v3/api-docs`)).json();
  return Object.fromEntries(Object.entries(components.schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function type(schema, indent = '') {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.anyOf) return schema.anyOf.map((each) => type(each, indent)).join(' | ');
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ');
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return `${wrapped(type(schema.items ?? {}, indent))}[]`;
    case 'object':
      return object(schema, indent);
    default:
      return 'unknown';
  }
}

const wrapped = (text) => (text.includes(' | ') ? `(${text})` : text);

function object(schema, indent) {
  if (!schema.properties) {
    return `{ [name: string]: ${schema.additionalProperties ? type(schema.additionalProperties, indent) : 'unknown'} }`;
  }
  const inner = `${indent}  `;
  const members = Object.entries(schema.properties).map(([name, member]) => {
    const note = member.description ? `${inner}/** ${member.description} */\n` : '';
    const needed = schema.required?.includes(name) ? '' : '?';
    return `${note}${inner}${name}${needed}: ${type(member, inner)};\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

const types = Object.entries(schemas).map(([name, schema]) => `export type ${name} = ${type(schema)};\n`);
const text = `// Made by scripts/types.mjs from /v3/api-docs; do not edit.\n\n${types.join('\n')}`;
if (!check) {
  writeFileSync(kept, `${JSON.stringify(schemas, null, 1)}\n`);
  writeFileSync(made, text);
} else if (readFileSync(made, 'utf8') !== text) {
  console.error('src/lib/protocol/api.ts is not what scripts/types.mjs makes of api.json');
  process.exit(1);
}
