/** JSON for a `<script>` element: escaped so that no text can close the element or open a comment. */
export const linkedDataText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
