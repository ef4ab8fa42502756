import { useState } from 'react'
import { Confirm } from '../../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { deletePage, readPage, type TextOf } from '../../../../lib/api/website/page-content.ts'
import { notify } from '../../../../stores/toasts.ts'
import { listPageWords } from './messages.ts'

type Props = { text: TextOf; path: string; close: () => void; gone: () => void }

/** Asks before a page is deleted. One that somebody changes while it is asked is not. */
export function DeletePage({ text, path, close, gone }: Props) {
  const [seen] = useState(() => versionOf(text))
  return (
    <Confirm
      title={listPageWords.deleteThisPage}
      act={listPageWords.deletePage}
      close={close}
      confirm={async () => {
        await deletePage(text.id, await seen)
        notify.success(listPageWords.pageIsDeleted)
        gone()
      }}
      refused={whyRefused}
    >
      <p>{listPageWords.pageAtPathGoes({ path })}</p>
      <p>{listPageWords.toTakeItFrom}</p>
    </Confirm>
  )
}

/** The version of the page; what the call was refused is said when it is needed. */
function versionOf(text: TextOf): Promise<number> {
  const version = readPage(text).then(({ page_version }) => page_version)
  version.catch(() => undefined)
  return version
}
