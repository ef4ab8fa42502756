import * as z from 'zod/mini'
import { accountRules } from '../texts/accounts/account-rules.ts'
import { atMost, requiredText, type Why } from './base.ts'

/** Control, line, direction, invisible and unassigned characters: with them a name could forge lines of an e-mail. */
const hidden = /[\p{C}\p{Zl}\p{Zp}]/u

/** Text that e-mail clients turn into links: an address, a scheme, `www.`, or a dot between letters as in `church.example`. */
const link = /[@:\\]|\/\/|www\.|[\p{L}\p{N}-][.。]\p{L}{2}/iu

/** Names appear in the church's e-mails, so a name must be one line and contain neither an address nor a link. */
const oneLine = z.refine<string>((name) => !hidden.test(name), { error: () => accountRules.oneLine })
const noLink = z.refine<string>((name) => !link.test(name.normalize('NFKC')), {
  error: () => accountRules.noLink,
})

/** A required name of at most `limit` characters. */
export const requiredName = (missing: Why, limit = 60) => requiredText(missing, limit).check(oneLine, noLink)

/** A name or ''. Without a default value: an absent name stays unchanged. */
export const MaybeName = z.string().check(z.trim(), atMost(60), oneLine, noLink)
