import { Confirm } from '../../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { deletePage, readPage, type TextOf } from '../../../../lib/api/website/page-content.ts'
import { notify } from '../../../../stores/toasts.ts'

type Props = { text: TextOf; path: string; close: () => void; gone: () => void }

/** Asks before a page is deleted. One that somebody changed since is not. */
export function DeletePage({ text, path, close, gone }: Props) {
  return (
    <Confirm
      title="Delete this page?"
      act="Delete the page"
      close={close}
      confirm={async () => {
        const { page_version } = await readPage(text)
        await deletePage(text.id, page_version)
        notify.success('The page is deleted')
        gone()
      }}
      refused={whyRefused}
    >
      <p>The page at {path} goes with all its versions and languages. It cannot be brought back.</p>
      <p>To take it from visitors only, open it and press “Hide from visitors”.</p>
    </Confirm>
  )
}
