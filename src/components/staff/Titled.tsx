import type { ReactNode } from 'react'
import { RowName } from './lists/RowName.tsx'

/** A cell with a title, and a line below it. */
export function Titled({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <RowName>{title}</RowName>
      {children && <span className="row-line">{children}</span>}
    </>
  )
}
