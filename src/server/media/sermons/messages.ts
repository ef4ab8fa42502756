import { define } from '../../../lib/words/define.ts'

/** What is answered and refused about sermons. */
export const mediaRefusals = define('mediaRefusals', {
  deleted: 'The sermon is deleted.',
  noSermon: 'There is no such sermon.',
  sameSeries: 'Two series have the same name',
  noSeries: 'There is no such series',
  chooseSeries: 'Please choose a series',
  videoOrLink: 'Please provide either a YouTube link or upload a video file',
  audio: 'Please upload an audio file',
  counted: 'Counted.',
})
