import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Field } from '../../../components/form/Field.tsx'
import { Form } from '../../../components/form/Form.tsx'
import { Problem } from '../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../components/form/useForm.ts'
import { ApiError, whyRefused } from '../../../lib/api/api-error.ts'
import { changePost, listCategories, readPost } from '../../../lib/api/website/news.ts'
import { typedAs } from '../../../lib/contract/typed.ts'
import { mostCategories, type PostAnswer, PostForm } from '../../../lib/contract/website/news.ts'
import { slugOfPost } from '../../../lib/site/news-address.ts'
import type { Editing } from '../../../stores/page-editing.ts'
import { notify } from '../../../stores/toasts.ts'
import { openPage } from '../page-editor/open-page.ts'
import { newsStaffWords } from './messages.ts'
import { ShareLinks } from './ShareLinks.tsx'

/** The details as they are typed. */
type Typed = {
  slug: string
  posted_on: string
  author: string
  categories: string
  pinned: boolean
  pinned_until: string
}

const typedOf = (post: PostAnswer): Typed => ({
  slug: slugOfPost(post.path),
  posted_on: post.posted_on,
  author: post.author,
  categories: post.categories.join(', '),
  pinned: post.pinned,
  pinned_until: post.pinned_until,
})

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

const shape = typedAs(PostForm, ({ pinned, categories = '', pinned_until = '', ...typed }) => ({
  ...typed,
  pinned: pinned !== undefined,
  pinned_until,
  categories: namesIn(categories),
}))

/** What was typed, over what the server has now: a field that nobody touched here shows what somebody else wrote. */
function mergedWith(typed: Typed, before: Typed, now: Typed): Typed {
  return {
    slug: typed.slug === before.slug ? now.slug : typed.slug,
    posted_on: typed.posted_on === before.posted_on ? now.posted_on : typed.posted_on,
    author: typed.author === before.author ? now.author : typed.author,
    categories: typed.categories === before.categories ? now.categories : typed.categories,
    pinned: typed.pinned === before.pinned ? now.pinned : typed.pinned,
    pinned_until: typed.pinned_until === before.pinned_until ? now.pinned_until : typed.pinned_until,
  }
}

/** Address, day, author, pin and categories of a post, and the ways to share it. */
export function PostDetails({ post: opened, editing }: { post: PostAnswer; editing: Editing }) {
  const page = useStore(editing.$page)
  const [post, setPost] = useState(opened)
  const [typed, setTyped] = useState(() => typedOf(opened))
  const before = useRef(typedOf(opened))
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }))

  const take = useCallback((now: PostAnswer) => {
    setPost(now)
    const [base, shown] = [before.current, typedOf(now)]
    before.current = shown
    setTyped((own) => mergedWith(own, base, shown))
  }, [])

  // Publishing gives the post its day and another version.
  const { page_version, published_number } = page
  useEffect(() => {
    if (page_version === post.page_version && published_number === post.published_number) return
    readPost(post.id).then(take, console.error)
  }, [page_version, published_number, post, take])

  const edit = useForm<PostForm>({
    shape,
    send: async (form) => {
      try {
        const now = await changePost(post.id, { ...form, version: post.page_version })
        before.current = typed
        take(now)
        editing.setPlace({ page_version: now.page_version })
        edit.clear()
        notify.success(newsStaffWords.saved)
        if (now.path === post.path) return
        await editing.save()
        openPage({ path: now.path, lang: editing.text.lang })
      } catch (error) {
        // What somebody else wrote is shown in the fields that were not touched here, and can be saved over.
        if (error instanceof ApiError && error.status === 409) take(await readPost(post.id))
        throw error
      }
    },
    refused: whyRefused,
  })
  return (
    <section className="card grid gap-4 p-4" aria-label={newsStaffWords.details}>
      <h3>{newsStaffWords.details}</h3>
      <Form of={edit} className="grid gap-4">
        <div className="form-pair">
          <Field
            name="posted_on"
            label={newsStaffWords.day}
            hint={newsStaffWords.dayHint}
            type="date"
            value={typed.posted_on}
            onChange={({ currentTarget }) => change({ posted_on: currentTarget.value })}
          />
          <Field
            name="author"
            label={newsStaffWords.author}
            hint={newsStaffWords.authorHint}
            maxLength={80}
            value={typed.author}
            onChange={({ currentTarget }) => change({ author: currentTarget.value })}
          />
        </div>
        <CategoriesField value={typed.categories} change={(categories) => change({ categories })} />
        <Field
          name="slug"
          label={newsStaffWords.address}
          hint={newsStaffWords.addressHint}
          required
          maxLength={100}
          autoCapitalize="none"
          value={typed.slug}
          onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
        />
        <label className="choice">
          <input
            type="checkbox"
            name="pinned"
            checked={typed.pinned}
            onChange={({ currentTarget }) => change({ pinned: currentTarget.checked })}
          />
          {newsStaffWords.pinField}
        </label>
        {typed.pinned && (
          <Field
            name="pinned_until"
            label={newsStaffWords.pinUntil}
            hint={newsStaffWords.pinUntilHint}
            type="date"
            value={typed.pinned_until}
            onChange={({ currentTarget }) => change({ pinned_until: currentTarget.value })}
          />
        )}
        <p className="hint">{newsStaffWords.detailsHint}</p>
        <Problem text={edit.problem} />
        <p>
          <SubmitButton label={newsStaffWords.save} busyLabel={newsStaffWords.saving} busy={edit.busy} />
        </p>
      </Form>
      {page.state === 'published' && published_number !== null && (
        <ShareLinks
          post={{ ...post, title: page.document.title }}
          excerpt={page.document.description}
          take={take}
        />
      )}
    </section>
  )
}

/** The names of categories, with those that other posts have to be pressed. */
function CategoriesField({ value, change }: { value: string; change: (value: string) => void }) {
  const [known, setKnown] = useState<readonly string[]>([])
  useEffect(() => {
    listCategories().then((all) => setKnown(all.map(({ name }) => name)), console.error)
  }, [])
  const chosen = namesIn(value)
  const offered = known.filter((name) => !chosen.includes(name))
  return (
    <div className="grid gap-2">
      <Field
        name="categories"
        label={newsStaffWords.categories}
        hint={newsStaffWords.categoriesHint}
        value={value}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {offered.length > 0 && chosen.length < mostCategories && (
        <p className="flex flex-wrap gap-2">
          {offered.map((name) => (
            <button
              className="btn btn-quiet"
              type="button"
              key={name}
              onClick={() => change([...chosen, name].join(', '))}
            >
              + {name}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}
