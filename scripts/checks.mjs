// The checks of the sources that `npm test` makes, by the command that makes them alone: a name, a tool, its arguments.
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
