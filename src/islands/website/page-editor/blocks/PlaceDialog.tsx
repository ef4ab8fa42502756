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
import { useAddress } from '../list/useAddress.ts'
import { menuNames } from '../menu-names.ts'

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
      notify.success('Saved')
      close()
      if (place.path === page.path) editing.setPlace({ ...place, page_version: page.page_version + 1 })
      else writeHashWords({ page: place.path }, { typed: true })
    },
    refused: whyRefused,
  })
  const { problem, busy } = edit
  return (
    <Dialog title="Address and menu" close={close}>
      <Form of={{ ...edit, errors: address.errorsWith(edit.errors) }} className="grid gap-4">
        <Field
          name="path"
          label="Address"
          hint={
            page.of_site
              ? 'This is an address of the site itself, and stays.'
              : 'The old address leads to the new one.'
          }
          required
          readOnly={page.of_site}
          maxLength={120}
          autoCapitalize="none"
          defaultValue={page.path}
          {...address.field}
        />
        <SelectField name="menu" label="Menu" required defaultValue={page.menu}>
          {menuNames.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field
          name="menu_order"
          label="Menu order"
          hint="The smallest number comes first"
          type="number"
          defaultValue={page.menu_order}
          required
        />
        <Field
          name="under"
          label="Parent page"
          hint="For the trail at its head: /ministries"
          autoCapitalize="none"
          defaultValue={page.under}
        />
        <Problem text={problem} />
        <p>
          <SubmitButton label="Save" busyLabel="Saving..." busy={busy} />
        </p>
      </Form>
    </Dialog>
  )
}
