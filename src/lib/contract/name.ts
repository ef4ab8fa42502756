import * as z from 'zod/mini'
import { atMost, requiredText } from './base.ts'

/** Control, line and direction characters, and what is invisible or not assigned: a name with them could forge lines of a letter. */
const hidden = /[\p{C}\p{Zl}\p{Zp}]/u

/** What mail clients make a link of: an address, a scheme, `www.`, or a dot between letters as in `church.example`. */
const link = /[@:\\]|\/\/|www\.|[\p{L}\p{N}-][.。]\p{L}{2}/iu

/** A person's name may stand in a letter of the church: it is one line, and neither an address nor a link. */
const oneLine = z.refine<string>(
  (name) => !hidden.test(name),
  'Please write the name on one line, without invisible characters',
)
const noLink = z.refine<string>(
  (name) => !link.test(name.normalize('NFKC')),
  'Please write a name without an address or a link, and put a space after a full stop',
)

/** A name that must be there, at most `limit` characters. */
export const requiredName = (missing: string, limit = 60) =>
  requiredText(missing, limit).check(oneLine, noLink)

/** A name or ''. Without a default: where it is left out of a change, it stays. */
export const MaybeName = z.string().check(z.trim(), atMost(60), oneLine, noLink)
