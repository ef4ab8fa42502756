import { type ComponentType, type ReactNode, useState } from 'react'
import type { SeriesDialog } from './SeriesDialog.tsx'
import { SeriesContext } from './series-context.ts'

type Dialog = ComponentType<Parameters<typeof SeriesDialog>[0]>

/** Gives the forms of sermons the church's series. The dialog stands beside the form: a form in a form would send both. */
export function SeriesProvider({ own, children }: { own: readonly string[]; children: ReactNode }) {
  const [series, setSeries] = useState(own)
  const [renamed, setRenamed] = useState<ReadonlyMap<string, string>>(new Map())
  const [dialog, setDialog] = useState<{ Dialog: Dialog }>()
  const change = () =>
    void import('./SeriesDialog.tsx').then((module) => setDialog({ Dialog: module.SeriesDialog }))
  const nameNow = (name: string) => renamed.get(name) ?? name
  return (
    <SeriesContext value={{ series, nameNow, change }}>
      {children}
      {dialog && (
        <dialog.Dialog
          series={series}
          changed={(now, names) => {
            setSeries(now)
            const older = [...renamed].map(([was, name]) => [was, names.get(name) ?? name] as const)
            setRenamed(new Map([...names, ...older]))
          }}
          close={() => setDialog(undefined)}
        />
      )}
    </SeriesContext>
  )
}
