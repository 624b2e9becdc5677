// Makes src/lib/protocol/api.ts, the types of the server's API, of the description beside it.
//
// With the address of a server, it first replaces the description by that server's:
//
//   ./lucca serve --port 8080 &  then  npm run types -- http://localhost:8080
//
// With 'lint' it also checks that the description is a good one. A test of the server checks that it is the server's.
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';

const [task] = process.argv.slice(2);
const description = fileURLToPath(new URL('../src/lib/protocol/openapi.json', import.meta.url));
const types = fileURLToPath(new URL('../src/lib/protocol/api.ts', import.meta.url));

/** Sorts the members of objects, so that equal descriptions have equal texts. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, sorted(member)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Writes the members of an object, and those of its members, on lines of their own down to a depth. */
function lines(value, depth) {
  if (depth === 0) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${lines(member, depth - 1)}`);
  return `{\n${members.join(',\n')}\n}`;
}

if (task?.startsWith('http')) {
  const { paths, components, ...rest } = sorted(await (await fetch(`${task}/v3/api-docs`)).json());
  // Each path and each schema is a line, for readable changes.
  const head = lines(rest, 1).slice(0, -2);
  writeFileSync(description, `${head},\n"paths": ${lines(paths, 1)},\n"components": ${lines(components, 2)}\n}\n`);
}

const made = await openapiTS(pathToFileURL(description), { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false });
writeFileSync(types, `// Made by scripts/api.mjs; do not edit.\n\n${astToString(made)}`);

if (task === 'lint') {
  // Paths such as /sessions/passkey and /sessions/{id} have different methods.
  const config = await createConfig({ extends: ['recommended-strict'], rules: { 'no-ambiguous-paths': 'off' } });
  const problems = await lint({ ref: description, config });
  if (problems.length > 0) {
    formatProblems(problems, { totals: getTotals(problems) });
    process.exitCode = 1;
  }
}
