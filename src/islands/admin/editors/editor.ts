/** Props of every editor. `row`: the entry; undefined for a new one. `changed`: called after saving. */
export type EditorProps<Row> = { row: Row | undefined; close: () => void; changed: () => void }
