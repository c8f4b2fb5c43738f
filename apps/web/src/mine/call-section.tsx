import type { CallChoices, CallSettings } from '@rattlecup/protocol/client'
import { useEffect, useState, type ReactNode } from 'react'
import type { ApiAnswer } from '../online/api.ts'
import css from '../online/me/me-page.module.css'
import { Button } from '../parts/button.tsx'
import { Switch } from '../parts/switch.tsx'
import {
  callHere,
  callNoMore,
  callSettings,
  canBeCalled,
  chooseCalls,
  isCalledHere,
  keepWords,
} from './device-calls.ts'
import { MailSection } from './mail-section.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { useMine } from './words/index.ts'

/** By what we are called when a game waits for us, and when quietly. */
export function CallSection(): ReactNode {
  const words = useMine()
  const [settings, setSettings] = useState<CallSettings>()
  const show = (answer: ApiAnswer<CallSettings> | undefined): void => {
    if (answer?.ok) setSettings(answer.value)
  }
  useEffect(() => void callSettings().then(show), [])
  if (!settings) return null
  const { choices } = settings
  const choose = (part: Partial<CallChoices>): void => void chooseCalls({ ...choices, ...part }).then(show)
  return (
    <section className={css['section']}>
      <h2>{words.calls}</h2>
      <p>{words.callsAbout}</p>
      {canBeCalled() ? <ThisDevice settings={settings} show={show} /> : <p>{words.cantCall}</p>}
      <Switch label={words.callTurn} isOn={choices.turn} change={(turn) => choose({ turn })} />
      <Switch label={words.callOver} isOn={choices.over} change={(over) => choose({ over })} />
      <QuietHours quiet={choices.quiet} change={(quiet) => choose({ quiet })} />
      {settings.canMail && <MailSection mail={settings.mail} show={show} />}
    </section>
  )
}

function ThisDevice(props: {
  readonly settings: CallSettings
  readonly show: (answer: ApiAnswer<CallSettings> | undefined) => void
}): ReactNode {
  const words = useMine()
  const [isCalled, setCalled] = useState<boolean>()
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    void isCalledHere().then(setCalled)
    void keepWords(words)
  }, [words])
  const start = async (): Promise<void> => {
    const answer = await callHere(props.settings.key, words)
    setCalled(answer?.ok === true)
    setRefused(answer?.ok !== true)
    props.show(answer)
  }
  const stop = async (): Promise<void> => {
    await callNoMore()
    setCalled(false)
    props.show(await callSettings())
  }
  return (
    <>
      <div className={css['buttons']}>
        {isCalled ? (
          <Button onClick={() => void stop()}>{words.callNoMore}</Button>
        ) : (
          <Button look="primary" onClick={() => void start()}>
            {words.callHere}
          </Button>
        )}
      </div>
      <p role="status">
        {isRefused ? words.callRefused : isCalled ? words.calledHere(props.settings.devices) : ''}
      </p>
    </>
  )
}
