import { Field, LongField } from '../../../components/form/Field.tsx'
import { announcementCalls } from '../../../lib/api/announcements.ts'
import { type Announcement, AnnouncementForm } from '../../../lib/contract/announcement.ts'
import { typedAs, versionOf } from '../../../lib/contract/typed.ts'
import { EditDialog } from '../../staff/EditDialog.tsx'
import type { EditorProps } from './editor.ts'

const shape = typedAs(AnnouncementForm, (typed) => ({
  title: typed.title,
  content: typed.content,
  ...versionOf(typed),
}))

export function AnnouncementEditor({ row, close, changed }: EditorProps<Announcement>) {
  return (
    <EditDialog
      title={row ? 'Edit announcement' : 'Add announcement'}
      shape={shape}
      save={async (form) => {
        await (row ? announcementCalls.change(row.id, form) : announcementCalls.add(form))
        changed()
      }}
      saved={row ? 'Announcement updated' : 'Announcement added'}
      outdated={changed}
      close={close}
    >
      {({ errors }) => (
        <>
          <Field
            errors={errors}
            name="title"
            label="Title"
            defaultValue={row?.title}
            maxLength={150}
            required
          />
          <LongField
            errors={errors}
            name="content"
            label="Text"
            hint="Everybody who is signed in reads it on their dashboard."
            defaultValue={row?.content}
            maxLength={4000}
            required
          />
          <input type="hidden" name="version" value={row?.version ?? ''} />
        </>
      )}
    </EditDialog>
  )
}
