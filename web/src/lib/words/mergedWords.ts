/** The words of several files together. Their keys are not typed here: each game knows its own. */
export function mergedWords(files: { [file: string]: object }): object {
  return Object.assign({}, ...Object.values(files)) as object;
}
