/** What nearly every address is made of. Quotes, comments and routes through other hosts are left out: they only help to deceive. */
const LOCAL = /^[a-z0-9!#$&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$&'*+/=?^_{|}~-]+)*$/i
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const MOST = 254
const MOST_LOCAL = 64

/** Whether mail may be sent to what somebody typed: one address at a named domain, in plain letters. */
export function isMailAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 &&
    text.length <= MOST &&
    local.length <= MOST_LOCAL &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/** The same for addresses that are likely to be one person's: capitals, dots and what follows a plus make no other mailbox. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`
}
