/** Linked data as it may stand inside a `<script>`: no text in it can end the block or begin a comment. */
export const linkedDataText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
