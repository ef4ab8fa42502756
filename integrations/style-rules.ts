import { type CssNode, type PseudoClassSelector, parse, type Rule } from 'css-tree'
import type { Selector, StyleRule } from '../src/server/app/html/used-styles.ts'

/** Parses a built sheet, whose rules are not nested, into what `usedStyles` reads. Throws where the text is no CSS. */
export function styleRules(css: string): StyleRule[] {
  const ast = parse(css, {
    positions: true,
    parseValue: false,
    parseCustomProperty: false,
    parseAtrulePrelude: false,
    onParseError: (error) => {
      throw error
    },
  })
  return childrenOf(ast).flatMap((node) => ruleOf(css, node))
}

/** Rules with a name are written only where it is used. */
const named = /^(?:-\w+-)?keyframes$|^property$/
/** Rules whose block is a list of rules. */
const groups = ['layer', 'media', 'supports', 'container', 'starting-style']

function ruleOf(css: string, node: CssNode): StyleRule[] {
  if (node.type === 'Rule') return [styleRule(css, node)]
  if (node.type !== 'Atrule') return []
  const text = sourceOf(css, node)
  const name = node.prelude ? sourceOf(css, node.prelude).trim() : ''
  if (named.test(node.name)) return [{ text, name }]
  if (!node.block) return [{ text: text.endsWith(';') ? text : `${text};` }]
  if (!groups.includes(node.name)) return [{ text }]
  const open = text.slice(0, text.indexOf('{')).trim()
  return [{ open, inside: childrenOf(node.block).flatMap((inner) => ruleOf(css, inner)) }]
}

function styleRule(css: string, { prelude, block }: Rule): StyleRule {
  const body = childrenOf(block).map((node) => {
    if (node.type !== 'Declaration') throw new Error(`A rule within a rule: ${sourceOf(css, node)}`)
    const text = sourceOf(css, node)
    return node.property.startsWith('--') ? { text, variable: node.property } : { text }
  })
  return { selectors: childrenOf(prelude).map((node) => selectorOf(css, node)), body }
}

const selectorOf = (css: string, node: CssNode): Selector => ({
  text: sourceOf(css, node),
  needs: needsOf(node),
})

/** Parts of form fields, which a page without fields does not have. */
const ofFields =
  /^(-webkit-(search|date|calendar|inner-spin|outer-spin)|-moz-ui-invalid|placeholder|file-selector)/
const fields = ['input', 'select', 'textarea']

/** What a compound or complex selector needs: see `Selector`. `:not` needs nothing. */
const needsOf = (selector: CssNode): string[][] => childrenOf(selector).flatMap(needsOfPart)

function needsOfPart(node: CssNode): string[][] {
  switch (node.type) {
    case 'TypeSelector':
      return node.name === '*' ? [] : [[node.name.toLowerCase()]]
    case 'ClassSelector':
      return [[`.${unescaped(node.name)}`]]
    case 'IdSelector':
      return [[`#${unescaped(node.name)}`]]
    case 'PseudoElementSelector':
      return ofFields.test(node.name) ? [fields] : []
    case 'PseudoClassSelector':
      return ofFields.test(node.name) ? [fields] : needsOfAlternatives(node)
    default:
      return []
  }
}

/** One of the alternatives must match, so one of the first tokens of each must be there. */
function needsOfAlternatives(node: PseudoClassSelector): string[][] {
  if (!['is', 'where', 'has'].includes(node.name)) return []
  const lists = childrenOf(node).flatMap(childrenOf).map(needsOf)
  return lists.every(([first]) => first) ? [[...new Set(lists.flatMap(([first = []]) => first))]] : []
}

const unescaped = (name: string) => name.replace(/\\(.)/g, '$1')

function childrenOf(node: CssNode): CssNode[] {
  return 'children' in node && node.children ? [...node.children] : []
}

function sourceOf(css: string, { loc }: CssNode): string {
  if (!loc) throw new Error('The parser gave no position.')
  return css.slice(loc.start.offset, loc.end.offset)
}
