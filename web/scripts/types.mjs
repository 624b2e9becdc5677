// Writes src/lib/protocol/api.ts from the server's own description of its API.
//
//   ./lucca serve --port 8080 &  then  node scripts/types.mjs http://localhost:8080
import { writeFileSync } from 'node:fs';

const base = process.argv[2] ?? 'http://localhost:8080';
const { components } = await (await fetch(`${base}/v3/api-docs`)).json();

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

const types = Object.entries(components.schemas)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, schema]) => `export type ${name} = ${type(schema)};\n`);
const head = '// Made by scripts/types.mjs from /v3/api-docs; do not edit.\n\n';
writeFileSync(new URL('../src/lib/protocol/api.ts', import.meta.url), head + types.join('\n'));
