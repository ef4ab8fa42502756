// Source checks of `npm test`, by the npm script that runs them alone: name, tool, arguments.
export const sourceChecks = {
  lint: [
    [
      'format and lint',
      '@biomejs/biome/bin/biome',
      ['ci', '--error-on-warnings', '--no-errors-on-unmatched'],
    ],
    ['nothing unused', 'knip/bin/knip.js', ['--no-progress']],
  ],
  typecheck: [['types', '@astrojs/check/bin/astro-check.js', ['--minimumFailingSeverity', 'hint']]],
}
