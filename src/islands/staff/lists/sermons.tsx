import type { ListDescription } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import type { StaffSermon } from '../../../lib/contract/media/sermon.ts'

const types: Record<string, string> = { video: 'badge-indigo', audio: 'badge-forest' }

export const sermonList: ListDescription<StaffSermon> = {
  title: 'Sermons',
  kind: 'sermon',
  nameOf: ({ title }) => title,
  search: 'Search sermons...',
  empty: 'No sermons found',
  why: 'Sermons that are uploaded come here. People hear them on the site, and save them for the time without a network.',
  columns: [
    {
      title: 'Title',
      order: 'title',
      width: 'wide',
      cell: ({ title, scripture }) => <Titled title={title}>{scripture}</Titled>,
    },
    { title: 'Preacher', cell: ({ preacher }) => preacher },
    { title: 'Date', order: 'date', width: 'narrow', cell: ({ date }) => <When date={date} /> },
    {
      title: 'Type',
      width: 'narrow',
      cell: ({ media_type }) => (
        <span className={`badge capitalize ${types[media_type] ?? ''}`}>
          {media_type in types ? media_type : 'Unknown'}
        </span>
      ),
    },
  ],
}
