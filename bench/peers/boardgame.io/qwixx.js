// The same Qwixx, written for boardgame.io as its guide teaches: a plain G, moves that change it, dice from the
// random plugin, undo switched off.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal')
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core')

const ROWS = [0, 1, 2, 3]
const positionOf = (row, value) => (row < 2 ? value - 2 : 12 - value)

function mayMark(G, seat, row, position) {
  if (G.closed[row]) return false
  const marks = G.sheets[seat].rows[row]
  if (marks.length > 0 && position <= marks[marks.length - 1]) return false
  return position !== 10 || marks.length >= 5
}

/** Every legal choice of a seat: [row, position], or null to pass. */
export function legalChoices(G, seat) {
  const [a, b, ...coloured] = G.dice
  const sums =
    G.action === 'white'
      ? ROWS.map(() => [a + b])
      : coloured.map((die) => (die === 0 ? [] : a === b ? [die + a] : [die + a, die + b]))
  const marks = ROWS.flatMap((row) => sums[row].map((sum) => [row, positionOf(row, sum)]))
  return [...marks.filter(([row, position]) => mayMark(G, seat, row, position)), null]
}

function mark(G, seat, choice) {
  if (choice === null) return
  const [row, position] = choice
  G.sheets[seat].rows[row].push(position)
  if (position === 10) {
    G.sheets[seat].locks[row] = true
    G.closed[row] = true
  }
}

function isLegal(G, seat, choice) {
  if (choice === null) return true
  return legalChoices(G, seat).some((each) => each !== null && each[0] === choice[0] && each[1] === choice[1])
}

const isOver = (G) => G.closed.filter(Boolean).length >= 2 || G.sheets.some((sheet) => sheet.penalties === 4)

// Everybody stays active through the turn and G says who may choose: stage events would cost a third more.
const choose = {
  move: ({ G, ctx, playerID, events }, choice) => {
    const seat = Number(playerID)
    const active = Number(ctx.currentPlayer)
    const mayChoose = G.action === 'white' ? G.choices[seat] === null : seat === active
    if (!mayChoose || !isLegal(G, seat, choice)) return INVALID_MOVE
    if (G.action === 'colour') {
      mark(G, seat, choice)
      if (choice === null && !G.marked) G.sheets[seat].penalties++
      events.endTurn()
      return
    }
    G.choices[seat] = { choice }
    if (G.choices.some((each) => each === null)) return
    G.choices.forEach((each, other) => mark(G, other, each.choice))
    G.marked = G.choices[active].choice !== null
    G.action = 'colour'
  },
  undoable: false,
}

const qwixx = {
  name: 'qwixx',
  disableUndo: true,
  setup: ({ ctx }) => ({
    action: 'white',
    dice: [],
    closed: [false, false, false, false],
    choices: [],
    marked: false,
    sheets: Array.from({ length: ctx.numPlayers }, () => ({
      rows: [[], [], [], []],
      locks: [false, false, false, false],
      penalties: 0,
    })),
  }),
  turn: {
    activePlayers: ActivePlayers.ALL,
    onBegin: ({ G, ctx, random }) => {
      G.action = 'white'
      G.marked = false
      G.choices = Array.from({ length: ctx.numPlayers }, () => null)
      G.dice = random.D6(6).map((value, die) => (die >= 2 && G.closed[die - 2] ? 0 : value))
    },
  },
  moves: { choose },
  endIf: ({ G }) => (isOver(G) ? { over: true } : undefined),
}

const reducer = CreateGameReducer({ game: qwixx })

/** One random game; returns how many choices it had. */
export function playRandomGame(players, random) {
  let state = InitializeGame({ game: { ...qwixx, seed: String(random()) }, numPlayers: players })
  let moves = 0
  while (!state.ctx.gameover) {
    const seat = nextSeat(state)
    const choices = legalChoices(state.G, Number(seat))
    const choice = choices[Math.floor(random() * choices.length)]
    const next = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type: 'choose', args: [choice], playerID: seat },
    })
    if (next === state || next._stateID === state._stateID)
      throw new Error('boardgame.io refused a legal move')
    state = next
    moves++
  }
  return moves
}

function nextSeat({ G, ctx }) {
  return G.action === 'white' ? String(G.choices.indexOf(null)) : ctx.currentPlayer
}
