import { done, mailToken } from '@rattlecup/protocol'
import type { MailAddresses } from '../../mail/addresses.ts'
import { requestError } from '../../errors.ts'
import { openRoute, type Route } from '../route.ts'

/** What the links in mails do. Whoever has one needs not be known here: it may be opened on another device. */
export function mailRoutes(addresses: MailAddresses | undefined): Route[] {
  return [
    openRoute({
      id: 'confirmMail',
      tag: 'Days',
      method: 'POST',
      url: '/api/mail/confirm',
      refuses: ['expired'],
      summary: 'Confirms an address for e-mail, by what follows the # in the link that was sent there.',
      body: mailToken,
      answer: done,
      async run({ body }) {
        if (!(await addresses?.confirm(body.token))) throw requestError('expired')
        return { ok: true }
      },
    }),
    openRoute({
      id: 'stopMail',
      tag: 'Days',
      method: 'POST',
      url: '/mail/stop/:token',
      summary:
        'Sends no more e-mail to an address, by the link in any mail. A browser that opens the link is asked first.',
      params: mailToken,
      answer: done,
      // Mail programs send a form, as RFC 8058 says.
      takesAnyBody: true,
      async run({ params }) {
        await addresses?.stop(params.token)
        return { ok: true }
      },
    }),
  ]
}
