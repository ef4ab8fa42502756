import type { FakeCharge } from './charges.ts'

/** The fake's page, in place of that on which a card is entered. */
export const payPage = ({ amount, currency }: FakeCharge): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stand-in payment</title>
<h1>Stand-in payment</h1>
<p>${currency} ${(amount / 100).toFixed(2)}. No money moves: this page stands in for that of a payment provider.</p>
<form method="post">
<button name="answer" value="pay">Pay</button>
<button name="answer" value="refuse">Refuse</button>
</form>
</html>
`
