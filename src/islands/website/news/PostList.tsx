import { useEffect, useState } from 'react'
import { ListFilter } from '../../../components/staff/lists/ListFilter.tsx'
import type { Column, List } from '../../../components/staff/lists/list.ts'
import { Titled } from '../../../components/staff/Titled.tsx'
import { When } from '../../../components/staff/When.tsx'
import { restoreFromTrash } from '../../../lib/api/settings/trash.ts'
import { changePost, deletePost, listCategories, listPosts } from '../../../lib/api/website/news.ts'
import type { PostAnswer } from '../../../lib/contract/website/news.ts'
import { slugOfPost } from '../../../lib/site/news-address.ts'
import { slugOf } from '../../../lib/text/slug.ts'
import { shownDay } from '../../../lib/words/shown-day.ts'
import { ActSection } from '../../staff/acts/ActSection.tsx'
import type { Act } from '../../staff/acts/act.ts'
import { DeleteDialog } from '../../staff/dialogs/DeleteDialog.tsx'
import { usePages } from '../../staff/useCollection.ts'
import { useNewByAddress } from '../../staff/useNewByAddress.ts'
import { StateOf } from '../page-editor/list/PageList.tsx'
import { WaitingPages } from '../page-editor/list/WaitingPages.tsx'
import { postEditorWords } from '../page-editor/messages.ts'
import { openPage } from '../page-editor/open-page.ts'
import { newsStaffWords } from './messages.ts'
import { NewPost } from './NewPost.tsx'
import { ShareMarks } from './ShareMarks.tsx'

/** Every post with its state, its day and its categories. */
export function PostList() {
  const list = usePages(listPosts, newsStaffWords.notLoaded)
  const [isAdding, setAdding] = useState(false)
  useNewByAddress(list, () => setAdding(true))
  return (
    <>
      <WaitingPages posts changed={list.reload} />
      <ActSection
        title={newsStaffWords.title}
        list={list}
        search={newsStaffWords.search}
        empty={newsStaffWords.empty}
        why={newsStaffWords.why}
        filters={<PostFilters list={list} />}
        columns={columnsOf()}
        nameOf={nameOf}
        opening={(post) => ({ open: () => openPage(post) })}
        badge={({ pinned }) => pinned && <span className="badge badge-forest">{newsStaffWords.pinned}</span>}
        acts={actsOf()}
        add={{
          name: newsStaffWords.add,
          first: newsStaffWords.addFirst,
          dialog: ({ close }) => <NewPost close={close} />,
        }}
      />
      {isAdding && <NewPost close={() => setAdding(false)} />}
    </>
  )
}

const nameOf = ({ title, path }: PostAnswer): string => title || path

const isShown = ({ state, published_number }: PostAnswer): boolean =>
  state === 'published' && published_number !== null

const actsOf = (): readonly Act<PostAnswer>[] => [
  { name: newsStaffWords.edit, press: (post) => openPage(post) },
  { name: newsStaffWords.view, when: isShown, href: ({ path }) => path },
  {
    name: newsStaffWords.pin,
    when: ({ pinned }) => !pinned,
    call: (post) => pin(post, true),
    toast: newsStaffWords.pinDone,
  },
  {
    name: newsStaffWords.unpin,
    when: ({ pinned }) => pinned,
    call: (post) => pin(post, false),
    toast: newsStaffWords.unpinDone,
  },
  {
    name: newsStaffWords.remove,
    danger: true,
    dialog: (post, dialog) => (
      <DeleteDialog
        kind="post"
        name={nameOf(post)}
        text={postEditorWords.removeText}
        remove={() => deletePost(post.id, post.page_version).then(() => void dialog.changed())}
        restore={() => restoreFromTrash({ kind: 'page', row: post.id }).then(() => void dialog.changed())}
        outdated={dialog.outdated}
        close={dialog.close}
      />
    ),
  },
]

const pin = (post: PostAnswer, pinned: boolean) =>
  changePost(post.id, {
    slug: slugOfPost(post.path),
    posted_on: post.posted_on,
    author: post.author,
    categories: [...post.categories],
    pinned,
    pinned_until: '',
    version: post.page_version,
  })

/** Filters posts by their state and by category. */
function PostFilters({ list }: { list: List<PostAnswer> }) {
  const [categories, setCategories] = useState<readonly (readonly [string, string])[]>([])
  useEffect(() => {
    listCategories().then(
      (all) => setCategories(all.map(({ slug, name, posts }) => [slug, `${name} (${posts})`])),
      console.error,
    )
  }, [])
  const chosen = list.query.category ?? ''
  const unknown = chosen !== '' && !categories.some(([slug]) => slug === chosen)
  return (
    <>
      <ListFilter
        list={list}
        label={newsStaffWords.status}
        options={[
          ['', newsStaffWords.everyStatus],
          ['published', newsStaffWords.published],
          ['draft', newsStaffWords.draft],
          ['scheduled', newsStaffWords.scheduled],
          ['hidden', newsStaffWords.hidden],
          ['pinned', newsStaffWords.pinned],
        ]}
      />
      {(categories.length > 0 || unknown) && (
        <ListFilter
          list={list}
          label={newsStaffWords.category}
          by="category"
          options={[
            ['', newsStaffWords.everyCategory],
            ...categories,
            ...(unknown ? [[chosen, slugOf(chosen)] as const] : []),
          ]}
        />
      )}
    </>
  )
}

const columnsOf = (): readonly Column<PostAnswer>[] => [
  {
    title: newsStaffWords.post,
    width: 'wide',
    cell: ({ title, categories }) => (
      <Titled title={title || newsStaffWords.untitled}>{categories.join(', ')}</Titled>
    ),
  },
  {
    title: newsStaffWords.status,
    cell: (post) => <StateOf {...post} />,
  },
  {
    title: newsStaffWords.day,
    order: 'posted_on',
    cell: ({ posted_on, author }) => (
      <>
        {posted_on ? shownDay(posted_on) : newsStaffWords.noDay}
        {author && <span className="block text-ink-soft">{newsStaffWords.by({ author })}</span>}
      </>
    ),
  },
  {
    title: newsStaffWords.shared,
    cell: ({ shares }) => <ShareMarks shares={shares} />,
  },
  {
    title: newsStaffWords.lastChange,
    cell: ({ changed_at, changed_by }) => (
      <>
        <When date={changed_at} />
        {changed_by && ` ${newsStaffWords.by({ author: changed_by })}`}
      </>
    ),
  },
]
