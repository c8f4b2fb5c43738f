import { useEffect, useRef, useState, type ReactNode } from 'react'
import note from '../parts/note.module.css'
import { newsBetween, type TableNews } from '../remote/news.ts'
import type { RemoteState } from '../remote/remote-state.ts'
import { useOnline } from '../words/index.ts'
import type { OnlineWords } from '../words/en.ts'

const SHOWN_MS = 7000

/** What happened to people at the table, in a line that disappears by itself. */
export function NewsSlip({ state }: { state: RemoteState }): ReactNode {
  const words = useOnline()
  const news = useNews(state)
  return (
    <div role="status">
      {news.length > 0 && (
        <p className={note['note']}>{news.map((each) => sentenceOf(each, words)).join(' ')}</p>
      )}
    </div>
  )
}

function sentenceOf(news: TableNews, { news: said }: OnlineWords): string {
  return 'name' in news ? said[news.kind](news.name) : said[news.kind]
}

function useNews(state: RemoteState): readonly TableNews[] {
  const last = useRef(state)
  const [news, setNews] = useState<readonly TableNews[]>([])
  useEffect(() => {
    const fresh = newsBetween(last.current, state)
    last.current = state
    if (fresh.length > 0) setNews(fresh)
  }, [state])
  useEffect(() => {
    const timer = setTimeout(() => setNews([]), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [news])
  return news
}
