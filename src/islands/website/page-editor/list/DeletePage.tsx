import { useState } from 'react'
import { Confirm } from '../../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { deletePage, readPage, type TextOf } from '../../../../lib/api/website/page-content.ts'
import { notify } from '../../../../stores/toasts.ts'

type Props = { text: TextOf; path: string; close: () => void; gone: () => void }

/** Asks before a page is deleted. One that somebody changes while it is asked is not. */
export function DeletePage({ text, path, close, gone }: Props) {
  const [seen] = useState(() => versionOf(text))
  return (
    <Confirm
      title="Delete this page?"
      act="Delete the page"
      close={close}
      confirm={async () => {
        await deletePage(text.id, await seen)
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

/** The version of the page; what the call was refused is said when it is needed. */
function versionOf(text: TextOf): Promise<number> {
  const version = readPage(text).then(({ page_version }) => page_version)
  version.catch(() => undefined)
  return version
}
