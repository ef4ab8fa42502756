import type { ComponentProps } from 'react'

/** What a row is dragged by. It is for finger and mouse alone: the buttons beside it move the row by keyboard, and say where it is. */
export const DragGrip = (attributes: ComponentProps<'span'>) => (
  <span className="drag-grip" aria-hidden="true" {...attributes}>
    <svg className="symbol" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 8h14M5 12h14M5 16h14" />
    </svg>
  </span>
)
