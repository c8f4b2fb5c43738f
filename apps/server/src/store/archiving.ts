import type { ServerSettings } from '../settings.ts'
import type { ArchiveStep, Store } from './contract.ts'

const DAY = 86_400_000

type ArchivingSettings = Pick<ServerSettings, 'pack-days' | 'log-days'>

/** Packs and removes logs of tables that nobody has visited for long, where the store can. To be called now and then. */
export async function archiveStep(
  { archive }: Store,
  settings: ArchivingSettings,
  now: number,
): Promise<ArchiveStep> {
  const since = (days: number) => (days === 0 ? 0 : now - days * DAY)
  const moments = { pack: since(settings['pack-days']), remove: since(settings['log-days']) }
  return (await archive?.step(moments, now)) ?? { packed: 0, removed: 0, hasMore: false }
}
