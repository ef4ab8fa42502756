// Source checks of `npm test`, by the npm script that runs them alone: name, program, arguments.
export const sourceChecks = {
  lint: [
    [
      'format and lint',
      'node_modules/@biomejs/biome/bin/biome',
      ['ci', '--error-on-warnings', '--no-errors-on-unmatched'],
    ],
    ['nothing unused', 'node_modules/knip/bin/knip.js', ['--no-progress']],
  ],
  typecheck: [
    ['types', 'scripts/test/check-types.mjs', []],
    [
      'types in Astro files',
      'node_modules/@astrojs/check/bin/astro-check.js',
      // astro-check ignores its first two arguments. Without the configuration it checks all files of the project.
      ['--root', '.', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'hint'],
    ],
  ],
}
