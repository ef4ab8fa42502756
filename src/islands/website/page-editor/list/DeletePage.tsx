import { useState } from 'react'
import { Confirm } from '../../../../components/ui/Confirm.tsx'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { restoreFromTrash } from '../../../../lib/api/settings/trash.ts'
import { deletePost } from '../../../../lib/api/website/news.ts'
import { deletePage, readPage, type TextOf } from '../../../../lib/api/website/page-content.ts'
import { isPostPath } from '../../../../lib/site/news-address.ts'
import { notify } from '../../../../stores/toasts.ts'
import { DeleteDialog } from '../../../staff/dialogs/DeleteDialog.tsx'
import { postEditorWords } from '../messages.ts'
import { listPageWords } from './messages.ts'

type Props = { text: TextOf; path: string; title: string; close: () => void; gone: () => void }

/** Asks before a page is deleted, or a post of the news, which goes to the bin. One that somebody changes while it is asked is not. */
export function DeletePage({ text, path, title, close, gone }: Props) {
  const [seen] = useState(() => versionOf(text))
  if (isPostPath(path))
    return (
      <DeleteDialog
        kind="post"
        name={title || path}
        text={postEditorWords.removeText}
        remove={async () => {
          await deletePost(text.id, await seen)
          gone()
        }}
        restore={() => restoreFromTrash({ kind: 'page', row: text.id }).then(gone)}
        close={close}
      />
    )
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
