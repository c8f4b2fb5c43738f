import { lazy, useState, type ComponentType, type ReactNode } from 'react'

/** A page gets the named parts of its address. */
export type PageProps = { readonly params: Readonly<Record<string, string>> }

export type PageComponent = ComponentType<PageProps>

/** A page that is loaded when it is asked for, or before. */
export type LaterPage = PageComponent & { preload(): Promise<unknown> }

/**
 * A page of a module of its own. What was loaded before is shown at once: React would first put something else in its
 * place, and keep that for a third of a second.
 */
export function laterPage<M>(load: () => Promise<M>, pick: (module: M) => PageComponent): LaterPage {
  let found: PageComponent | undefined
  const preload = async (): Promise<{ default: PageComponent }> => ({
    default: (found ??= pick(await load())),
  })
  const Awaited = lazy(preload)
  function Later(props: PageProps): ReactNode {
    // Whatever was begun with stays, or the page would begin again.
    const [Shown] = useState<PageComponent>(() => found ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(Later, { preload })
}
