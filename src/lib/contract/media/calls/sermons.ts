import { pageOf } from '../../answer.ts'
import { route } from '../../route.ts'
import { SermonAnswer, SermonForm, WholeSermon, WholeSermonAnswer } from '../sermon.ts'
import { SeriesAnswer, SeriesForm } from '../sermon-series.ts'

/** Without an `answer`: members and staff read the same list each in their own way (lib/api/media/sermons.ts). */
export const listSermons = route('GET', 'sermons/', {
  summary: 'Every sermon, newest first',
  paged: true,
  exact: pageOf(SermonAnswer),
})

export const readSermon = route('GET', 'sermons/:id/', {
  summary: 'One sermon',
  answer: WholeSermon,
  exact: WholeSermonAnswer,
})

export const addSermon = route('POST', 'sermons/', {
  summary: 'Uploads a sermon: a video with a link or a file, or an audio file',
  status: 201,
  form: SermonForm,
  files: ['file', 'thumbnail'],
  exact: WholeSermonAnswer,
})

export const changeSermon = route('PUT', 'sermons/:id/', {
  summary: 'Changes a sermon; without a new file the old one stays',
  form: SermonForm,
  files: ['file', 'thumbnail'],
  exact: WholeSermonAnswer,
})

export const saveSeries = route('PUT', 'sermons/series/', {
  summary: 'Sets the series of sermons; sermons follow one that gets another name',
  body: SeriesForm,
  answer: SeriesAnswer,
})

export const deleteSermon = route('DELETE', 'sermons/:id/', {
  summary: 'Deletes a sermon with its files; the bin keeps it for two weeks',
  seen: 'its version',
})
