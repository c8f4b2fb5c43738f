import { manifestOf } from '@rattlecup/games/manifest'
import type { Game } from '@rattlecup/kit'
import { choose } from './choose.ts'
import type { ThinkingAnswer, Question, Reply, ThinkingTask } from './tasks.ts'

type Tell = (share: number) => void

addEventListener('message', async ({ data: { id, task } }: MessageEvent<Question>) => {
  await answer(task, (progress) => tell({ id, progress })).then(
    (answered) => tell({ id, answer: answered }),
    (error: unknown) => tell({ id, error: String(error) }),
  )
})

function tell(reply: Reply): void {
  postMessage(reply)
}

async function answer(task: ThinkingTask, tell: Tell): Promise<ThinkingAnswer<ThinkingTask['do']>> {
  if (task.do === 'choose') return choose(await gameOf(task.log.game), task)
  if (task.do === 'verify') return (await import('./verify.ts')).verify(await gameOf(task.file.game), task)
  return (await import('./review.ts')).review(await gameOf(task.log.game), task.log, tell)
}

function gameOf(id: string): Promise<Game> {
  return manifestOf(id).game()
}
