/** The headings of a Markdown text as the fragments that GitHub makes of them. */
export function fragments(markdown: string): readonly string[] {
  const seen = new Map<string, number>()
  return [...withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    const times = seen.get(slug) ?? 0
    seen.set(slug, times + 1)
    return times === 0 ? slug : `${slug}-${times}`
  })
}

/** The targets of the links and pictures of a Markdown text, without those to other sites. */
export function relativeLinks(markdown: string): readonly string[] {
  return [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
}

/** A Markdown text without its fenced code. */
const withoutCode = (markdown: string) => markdown.replace(/^```[\s\S]*?^```/gm, '')
