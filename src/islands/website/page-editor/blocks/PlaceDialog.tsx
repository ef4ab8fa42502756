import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Field } from '../../../../components/form/Field.tsx'
import { Form } from '../../../../components/form/Form.tsx'
import { Problem } from '../../../../components/form/Problem.tsx'
import { SubmitButton } from '../../../../components/form/SubmitButton.tsx'
import { useForm } from '../../../../components/form/useForm.ts'
import { writeHashWords } from '../../../../components/staff/useHash.ts'
import { Dialog } from '../../../../components/ui/Dialog.tsx'
import { whyRefused } from '../../../../lib/api/api-error.ts'
import { movePage } from '../../../../lib/api/website/page-content.ts'
import { PagePlace } from '../../../../lib/contract/pagination.ts'
import { typedAs } from '../../../../lib/contract/typed.ts'
import type { Editing } from '../../../../stores/page-editing.ts'
import { notify } from '../../../../stores/toasts.ts'
import { staffWords } from '../../../staff/messages.ts'
import { useAddress } from '../list/useAddress.ts'
import { menuNames } from '../menu-names.ts'
import { editorWords } from '../messages.ts'

const shape = typedAs(PagePlace, (typed) => ({ ...typed, menu_order: Number(typed.menu_order || 0) }))

type Props = { editing: Editing; close: () => void }

/** The address of the page and its place in the menus; an old address leads on. */
export function PlaceDialog({ editing, close }: Props) {
  const page = editing.$page.get()
  const address = useAddress(page.path)
  const edit = useForm<PagePlace>({
    shape,
    send: async (place) => {
      await editing.save()
      await movePage(page.id, { ...place, version: page.page_version })
      notify.success(editorWords.saved)
      close()
      if (place.path === page.path) editing.setPlace({ ...place, page_version: page.page_version + 1 })
      else writeHashWords({ page: place.path }, { typed: true })
    },
    refused: whyRefused,
  })
  const { problem, busy } = edit
  return (
    <Dialog title={editorWords.addressAndMenu} close={close}>
      <Form of={{ ...edit, errors: address.errorsWith(edit.errors) }} className="grid gap-4">
        <Field
          name="path"
          label={editorWords.address}
          hint={page.of_site ? editorWords.thisIsAddressOf : editorWords.oldAddressLeadsTo}
          required
          readOnly={page.of_site}
          maxLength={120}
          autoCapitalize="none"
          defaultValue={page.path}
          {...address.field}
        />
        <SelectField name="menu" label={editorWords.menu} required defaultValue={page.menu}>
          {menuNames().map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field
          name="menu_order"
          label={editorWords.menuOrder}
          hint={editorWords.smallestNumberComesFirst}
          type="number"
          defaultValue={page.menu_order}
          required
        />
        <Field
          name="under"
          label={editorWords.parentPage}
          hint={editorWords.forTrailAtIts}
          autoCapitalize="none"
          defaultValue={page.under}
        />
        <Problem text={problem} />
        <p>
          <SubmitButton label={staffWords.save} busyLabel={staffWords.saving} busy={busy} />
        </p>
      </Form>
    </Dialog>
  )
}
