import { ListSection } from '../../../components/staff/ListSection.tsx'
import { RowAct } from '../../../components/staff/RowAct.tsx'
import { serviceCalls } from '../../../lib/api/services.ts'
import type { Service } from '../../../lib/contract/service.ts'
import { formatHour } from '../../../lib/hours.ts'
import { DeleteDialog } from '../../staff/DeleteDialog.tsx'
import { useOpened } from '../../staff/useOpened.ts'
import { ServiceEditor } from '../editors/ServiceEditor.tsx'
import { useList } from '../useList.ts'

/** Manages the service times of the public page. */
export function Services() {
  const list = useList(serviceCalls.list)
  const { opened, open, close, rowFor } = useOpened<'edit' | 'delete', Service>()
  const leaving = rowFor('delete')
  return (
    <>
      <ListSection
        title="Service Times"
        list={list}
        empty="No services found"
        columns={columns}
        actions={(row) => (
          <>
            <RowAct name="Edit" of={row.title} act={() => open('edit', row)} />
            <RowAct name="Delete" of={row.title} act={() => open('delete', row)} danger />
          </>
        )}
      >
        <button className="btn btn-primary" type="button" onClick={() => open('edit')}>
          Add Service
        </button>
      </ListSection>
      {opened?.act === 'edit' && (
        <ServiceEditor row={opened.row} close={close} changed={() => void list.reload()} />
      )}
      {leaving && (
        <DeleteDialog
          kind="service"
          name={leaving.title}
          remove={async () => {
            await serviceCalls.remove(leaving.id, leaving.version)
            list.change(leaving.id, () => undefined)
          }}
          outdated={() => void list.reload()}
          close={close}
        />
      )}
    </>
  )
}

const columns = [
  { title: 'Service', order: 'title', cell: ({ title }: Service) => <strong>{title}</strong> },
  { title: 'Day', cell: ({ day }: Service) => day },
  { title: 'Time', cell: ({ time }: Service) => (time ? formatHour(time) : 'Not set') },
  { title: 'Location', cell: ({ location }: Service) => location },
]
