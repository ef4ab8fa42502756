import { define } from '../../words/define.ts'

/** For staff whose role was withdrawn. Most pages load it, so that it has nothing else. */
export const staffTexts = define('staffTexts', {
  demoted: 'Your role in the church has changed, and this page is not open to it.',
})
