import type { ListDescription } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import type { StaffSermon } from '../../../lib/contract/media/sermon.ts'
import { listWords } from './messages.ts'

const types: Record<string, string> = { video: 'badge-indigo', audio: 'badge-forest' }

const typeOf = (type: string): string =>
  type === 'video' ? listWords.video : type === 'audio' ? listWords.audio : listWords.unknown

export const sermonList = (): ListDescription<StaffSermon> => ({
  title: listWords.sermons,
  kind: 'sermon',
  nameOf: ({ title }) => title,
  search: listWords.searchSermons,
  empty: listWords.noSermons,
  why: listWords.whySermons,
  columns: [
    {
      title: listWords.title,
      order: 'title',
      width: 'wide',
      cell: ({ title, scripture }) => <Titled title={title}>{scripture}</Titled>,
    },
    { title: listWords.preacher, cell: ({ preacher }) => preacher },
    { title: listWords.date, order: 'date', width: 'narrow', cell: ({ date }) => <When date={date} /> },
    {
      title: listWords.type,
      width: 'narrow',
      cell: ({ media_type }) => (
        <span className={`badge capitalize ${types[media_type] ?? ''}`}>{typeOf(media_type)}</span>
      ),
    },
  ],
})
