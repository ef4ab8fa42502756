/** What every editor gets: the entry, or none for a new one; and whom to tell when it is saved. */
export type EditorProps<Row> = { row: Row | undefined; close: () => void; changed: () => void }
