import { describe, expect, test } from 'vitest'
import { styleRules } from '../../integrations/style-rules.ts'
import { sheetCookie } from '../../src/lib/browser/style-sheet-cookie.ts'
import { firstViews } from '../../src/server/app/html/first-view.ts'
import { usedStyles } from '../../src/server/app/html/used-styles.ts'

const used = (css: string, html: string) => usedStyles(styleRules(css), html)

describe('the first view of a page has', () => {
  test('the rules of its elements, classes and ids, and no others', () => {
    const css = '#main{flex:1}.card{color:red}.card>.kente{top:0}table{width:100%}.badge{top:0}#other{top:0}'

    expect(used(css, '<MAIN id="main"><p class="card wide">Hello</p></MAIN>')).toBe(
      '#main{flex:1}.card{color:red}',
    )
  })

  test('of a list of selectors those that may match', () => {
    expect(used('h1,h2,p:hover,.none p{top:0}', '<h2>Hello</h2><p>Hello</p>')).toBe('h2,p:hover{top:0}')
  })

  test('every state that a person or a script may bring about', () => {
    const css =
      '.btn:hover{top:0}.btn[aria-busy=true]{top:1px}:root[data-theme=dark]{top:2px}.menu:popover-open{top:3px}' +
      'dialog[open]{top:4px}.btn:not(.quiet):disabled{top:5px}:root:has(.menu:popover-open){top:6px}'

    expect(used(css, '<button class="btn"></button><ul class="menu" popover></ul><dialog></dialog>')).toBe(
      css,
    )
  })

  test('a selector of alternatives where one of them may match', () => {
    const css = '.table :is(th,td){top:0}.nav:has(+.menu [aria-current]){top:0}:where(main,footer) a{top:0}'

    expect(used(css, '<table class="table"><td></td></table>')).toBe('.table :is(th,td){top:0}')
    expect(used(css, '<footer><a class="nav"></a></footer><ul class="menu"></ul>')).toBe(
      '.nav:has(+.menu [aria-current]){top:0}:where(main,footer) a{top:0}',
    )
  })

  test('classes that are written with an escape, or with a reference in the page', () => {
    const css = '.md\\:grid-cols-\\[1fr_auto\\]{top:0}.\\[\\&_p\\]\\:m-0{top:0}'

    expect(used(css, '<p class="md:grid-cols-[1fr_auto] [&amp;_p]:m-0"></p>')).toBe(css)
  })

  test('its layers in their order, and none that is empty', () => {
    const css = '@layer base{p{top:0}}@layer components{.card{top:0}}@layer utilities{.flex{display:flex}}'

    expect(used(css, '<p class="flex"></p>')).toBe(
      '@layer base{p{top:0}}@layer utilities{.flex{display:flex}}',
    )
    expect(used('@layer base,page;@layer page{p{top:0}}', '<i></i>')).toBe('@layer base,page;')
  })

  test('what holds on paper, on wide screens, in the dark and for less motion', () => {
    const css =
      '@media print{p{top:0}}@media (width>=48rem){p{top:1px}}@media (prefers-color-scheme:dark){p{top:2px}}' +
      '@supports not (position-area:block-end){p{top:3px}}@starting-style{p{opacity:0}}@view-transition{navigation:auto}'

    expect(used(css, '<p></p>')).toBe(css)
  })

  test('the rules and variables that its scripts may use', () => {
    const css = ':root{--ink:#000;--line:#fff}.card{top:0}.menu{top:1px}dialog{top:2px}'

    expect(usedStyles(styleRules(css), '<p></p>', '.menu dialog --line')).toBe(
      ':root{--line:#fff}.menu{top:1px}dialog{top:2px}',
    )
  })

  test('the variables that its rules, its own styles and other variables use', () => {
    const css =
      ':root{--ink:light-dark(#000,#fff);--paper:var(--ground);--ground:#fff;--line:red;--none:1px}' +
      'p{background:var(--paper)}.none{color:var(--none)}'
    const html = '<style>i{color:var(--line)}</style><p></p>'

    expect(used(css, html)).toBe(
      ':root{--paper:var(--ground);--ground:#fff;--line:red}p{background:var(--paper)}',
    )
  })

  test('no variable that only the church’s own colours set again', () => {
    const css = ':root{--color-paper:#fff;--color-gold:#fc0}body{background:var(--color-paper)}'
    const own = '<style data-colours>@layer theme{html:root{--color-paper:#eee;--color-gold:#fd0}}</style>'

    expect(used(css, `${own}<body></body>`)).toBe(
      ':root{--color-paper:#fff}body{background:var(--color-paper)}',
    )
  })

  test('the animations that its rules name', () => {
    const css = '.spinner{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes shimmer{to{top:0}}'

    expect(used(css, '<p class="spinner"></p>')).toBe(
      '.spinner{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
    )
    expect(used(css, '<p></p>')).toBe('')
  })

  test('parts of form fields only where there is a field', () => {
    const css = '::placeholder{opacity:1}::-webkit-datetime-edit{padding:0}'

    expect(used(css, '<p></p>')).toBe('')
    expect(used(css, '<input>')).toBe(css)
  })
})

test('a sheet that is no CSS, or has rules within rules, ends the build', () => {
  expect(() => styleRules('p{color:red;&:hover{top:0}}')).toThrow('A rule within a rule')
  expect(() => styleRules('p{:}')).toThrow()
})

const sheet = {
  href: '/_astro/SiteLayout.Zx-8_r2.css',
  rules: styleRules('p{top:0}.toast{top:0}.menu{top:0}'),
  scripts: { '/_astro/page.js': '.toast', '/_astro/other.js': '.menu' },
}
const link = `<link rel="stylesheet" href="${sheet.href}">`
const styled = (rules: string) => `<style data-sheet="${sheet.href}">${rules}</style>`
const script = '<script type="module" src="/_astro/page.js"></script>'

test('a page for reading has the rules of its HTML for a newcomer, and those of its scripts for who has been here', () => {
  const page = firstViews(`<head>${script}${link}</head><body><p>Hello</p></body>`, sheet)

  const formWith = (style: string) => ({
    html: `<head>${script}${styled(style)}</head><body><p>Hello</p></body>`,
    style,
  })
  expect(page).toEqual({ newcomer: formWith('p{top:0}'), again: formWith('p{top:0}.toast{top:0}') })
})

test('a page with islands has the rules of its scripts for everybody', () => {
  const island = '<p></p><astro-island component-url="/_astro/page.js"></astro-island>'
  const page = firstViews(`<head>${link}</head><body>${island}</body>`, sheet)

  expect(page?.newcomer.html).toBe(`<head>${styled('p{top:0}.toast{top:0}')}</head><body>${island}</body>`)
  expect(page?.again).toBe(page?.newcomer)
})

test('a newcomer’s page for reading has no script in its head, but for a guard', () => {
  const data = '<script type="application/ld+json">{}</script>'
  const newcomers = (script: string) => firstViews(`<head>${script}${data}${link}</head>`, sheet)

  const page = newcomers('<script data-again>paint(1<2)</script>')
  expect(page?.newcomer.html).not.toContain('paint(')
  expect(page?.newcomer.html).toContain(data)
  expect(page?.again.html).toContain('paint(1<2)')
  expect(newcomers('<script data-roles="admin">leave()</script>')?.newcomer.html).toContain('leave()')
  const withIsland = firstViews(
    `<script data-again>paint()</script>${link}<astro-island></astro-island>`,
    sheet,
  )
  expect(withIsland?.newcomer.html).toContain('paint()')
})

describe('nothing is painted before the browser has parsed', () => {
  const hold = (body: string) =>
    firstViews(`<head>${link}</head><body>${body}</body>`, sheet)?.newcomer.html.match(
      /<link rel="expect"[^>]*>/,
    )?.[0]

  const long = '<p>Words.</p>'.repeat(5000)

  test('the whole of a page that arrives at once', () => {
    const page = '<ul id="menu-account"></ul><main id="main"><i hidden id="first-seen"></i></main>'

    expect(hold(page)).toBe('<link rel="expect" blocking="render" href="#main">')
  })

  test('the opening of a longer page that has one', () => {
    expect(hold(`<ul id="menu-account"></ul><main id="main"><i id="first-seen"></i>${long}</main>`)).toBe(
      '<link rel="expect" blocking="render" href="#first-seen">',
    )
  })

  test('else the header, and nothing longer', () => {
    expect(hold(`<ul id="menu-account"></ul><main id="main">${long}</main>`)).toBe(
      '<link rel="expect" blocking="render" href="#menu-account">',
    )
    expect(hold(`<main id="main">${long}</main>`)).toBeUndefined()
  })

  test('and the hold stands before the styles, which take the parser longest', () => {
    const views = firstViews(`<head>${link}</head><body><ul id="menu-account"></ul></body>`, sheet)
    const page = views?.newcomer.html ?? ''

    expect(page.indexOf('rel="expect"')).toBeLessThan(page.indexOf('<style'))
    expect(page).toContain(`href="#menu-account"><style data-sheet`)
  })
})

test('what links no sheet has one form', () => {
  expect(firstViews('<p>Hello</p>', sheet)).toBeUndefined()
})

test('the cookie names the sheet of this build', () => {
  expect(sheetCookie(sheet.href)).toBe('asore_sheet=Zx-8_r2')
})
