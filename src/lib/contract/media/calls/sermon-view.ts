import { route } from '../../route.ts'

/** In a file of its own: the pages of sermons that are only read load no reader. */
export const viewSermon = route('POST', 'sermons/:id/view/', {
  summary: 'Counts that a sermon was opened',
})
