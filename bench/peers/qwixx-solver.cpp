// The Qwixx solitaire optimum by the same method as packages/games/src/qwixx/bots/solver, written by hand in C++ to
// know what plain JavaScript costs beside it. Prints the value, the sheets valued and the CPU seconds.
#include <array>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <utility>
#include <vector>

constexpr int LAST = 10, POSITIONS = 11, NEEDED = 5, STUCK = 46, CLOSED = 53, ROW_STATES = 54;
constexpr int PAIRS = ROW_STATES * (ROW_STATES + 1) / 2, MARKS = 2 * POSITIONS, CODES = 64;
constexpr double NEVER = -1e6, PENALTY = 5;

static int lastOf[ROW_STATES], marksOf[ROW_STATES];

static int rowState(int last, int marks) {
  if (last < 0) return 0;
  if (last < LAST - 1) return last * (last + 1) / 2 + marks;
  return marks < NEEDED ? STUCK : STUCK + 1 + marks - NEEDED;
}

static int afterMark(int state, int position) {
  if (position <= lastOf[state]) return -1;
  if (position < LAST) return rowState(position, marksOf[state] + 1);
  return marksOf[state] >= NEEDED ? CLOSED : -1;
}

static int pointsOf(int state, int position) {
  return position == LAST ? 2 * marksOf[state] + 3 : marksOf[state] + 1;
}

static int pairOf(int a, int b) { return a >= b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a; }

struct Mark { int pair, offset, closes, row, position; double points; uint8_t rising, falling; };
struct Follow { int mark, pair, offset; double points; };

static std::array<int, 2> rowsOf[PAIRS];
static int closedIn[PAIRS], markCount[PAIRS], followStart[PAIRS * MARKS + 1];
static Mark marks[PAIRS * MARKS];
static std::vector<Follow> follows;
static int8_t marksAt[PAIRS * POSITIONS * 2];

static bool opensLast(int state, int position) {
  return position == LAST && marksOf[state] == NEEDED - 1 && lastOf[state] < LAST - 1;
}

static void listMarks(int pair) {
  for (int row = 0; row < 2; row++)
    for (int position = 0; position < POSITIONS; position++) {
      int state = rowsOf[pair][row], next = afterMark(state, position);
      if (next < 0 && !opensLast(state, position)) continue;
      int mark = markCount[pair]++, target = pairOf(next < 0 ? CLOSED : next, rowsOf[pair][1 - row]);
      double points = next < 0 ? NEVER : pointsOf(state, position);
      marks[pair * MARKS + mark] = {target, target * PAIRS, position == LAST, row, position, points,
                                    uint8_t(row * 16 + position + 2), uint8_t((row + 2) * 16 + 12 - position)};
      int8_t *at = marksAt + (pair * POSITIONS + position) * 2;
      if (next >= 0) at[at[0] < 0 ? 0 : 1] = int8_t(mark);
    }
}

static void listFollows(int pair, int first) {
  for (int second = 0; second < markCount[pair]; second++) {
    auto rows = rowsOf[pair];
    double points = 0;
    bool possible = true;
    for (int mark : {first, second}) {
      const Mark &m = marks[pair * MARKS + mark];
      int next = afterMark(rows[m.row], m.position);
      if (!(possible = next >= 0)) break;
      points += pointsOf(rows[m.row], m.position);
      rows[m.row] = next;
    }
    int target = possible ? pairOf(rows[0], rows[1]) : 0;
    if (possible) follows.push_back({second, target, target * PAIRS, points});
  }
}

static int pairStart[14], faces[21 * CODES];
static uint16_t reachable[13];
static double chance[21];
static uint8_t facesLeft[4096];

static void listRolls() {
  auto bit = [](int face) { return face >= 1 && face <= 6 ? 1 << (face - 1) : 0; };
  int count = 0;
  for (int sum = 2; sum <= 12; sum++) {
    pairStart[sum] = count;
    for (int low = sum > 6 ? sum - 6 : 1; low <= sum - low; low++, count++) {
      chance[count] = (low == sum - low ? 1 : 2) / 36.0 / 1296;
      for (int code = 0; code < CODES; code++) {
        int named = bit((code & 15) - low) | bit((code & 15) - (sum - low));
        faces[count * CODES + code] = named << (6 * (code >> 4));
        if (code <= 12 && named) reachable[sum] |= uint16_t(1 << code);
      }
    }
  }
  pairStart[13] = count;
  for (int bits = 0; bits < 4096; bits++)
    facesLeft[bits] = uint8_t((6 - __builtin_popcount(bits & 63)) * (6 - __builtin_popcount(bits >> 6)));
}

static double alone[2 * MARKS], coloured[2 * MARKS], offerValue[2 * MARKS];
static uint8_t order[2 * MARKS], codes[2 * MARKS], offerCode[2 * MARKS];

static inline void raise(double &best, double value) { best = value > best ? value : best; }

static double expectBest(int sum, int count, double otherwise) {
  double all = 0;
  for (int pair = pairStart[sum]; pair < pairStart[sum + 1]; pair++) {
    int named = 0, open = 1296;
    double total = 0;
    for (int i = 0; i < count; i++) {
      named |= faces[pair * CODES + offerCode[i]];
      int left = facesLeft[named & 4095] * facesLeft[named >> 12];
      total += offerValue[i] * (open - left);
      open = left;
    }
    all += chance[pair] * (total + otherwise * open);
  }
  return all;
}

static int listOffers(int count, double stop, int reach) {
  int offers = 0;
  for (int i = 0; i < count; i++) {
    int mark = order[i];
    double value = coloured[mark];
    if (value <= stop || !((reach >> (codes[mark] & 15)) & 1)) continue;
    int place = offers++;
    for (; place > 0 && offerValue[place - 1] < value; place--) {
      offerValue[place] = offerValue[place - 1];
      offerCode[place] = offerCode[place - 1];
    }
    offerValue[place] = value;
    offerCode[place] = codes[mark];
  }
  return offers;
}

static double valueOfTurn(const double *next, int rising, int falling, int closed, double penalty) {
  const Mark *up = marks + rising * MARKS, *down = marks + falling * MARKS;
  const int split = markCount[rising], extra = markCount[falling], count = split + extra;
  const double *own = next + rising * PAIRS;
  for (int i = 0; i < split; i++) {
    alone[i] = up[i].points + next[up[i].offset + falling];
    codes[i] = up[i].rising;
  }
  for (int i = 0; i < extra; i++) {
    alone[split + i] = down[i].points + own[down[i].pair];
    codes[split + i] = down[i].falling;
  }
  for (int i = 0, place; i < count; order[place] = uint8_t(i++))
    for (place = i; place > 0 && alone[order[place - 1]] < alone[i]; place--) order[place] = order[place - 1];
  double total = 0;
  for (int sum = 2; sum <= 12; sum++) {
    double stop = penalty;
    for (int i = 0; i < count; i++) coloured[i] = alone[i];
    const int8_t *white = marksAt + (rising * POSITIONS + sum - 2) * 2;
    for (int w = 0; w < 2 && white[w] >= 0; w++) {
      const Mark &m = up[white[w]];
      raise(stop, alone[white[w]]);
      if (closed + m.closes >= 2) continue;
      for (int i = 0; i < extra; i++)
        raise(coloured[split + i], m.points + down[i].points + next[m.offset + down[i].pair]);
      const int *span = followStart + rising * MARKS + white[w];
      for (int f = span[0]; f < span[1]; f++)
        raise(coloured[follows[f].mark], follows[f].points + next[follows[f].offset + falling]);
    }
    white = marksAt + (falling * POSITIONS + 12 - sum) * 2;
    for (int w = 0; w < 2 && white[w] >= 0; w++) {
      const Mark &m = down[white[w]];
      raise(stop, alone[split + white[w]]);
      if (closed + m.closes >= 2) continue;
      for (int i = 0; i < split; i++)
        raise(coloured[i], m.points + up[i].points + next[up[i].offset + m.pair]);
      const int *span = followStart + falling * MARKS + white[w];
      for (int f = span[0]; f < span[1]; f++)
        raise(coloured[split + follows[f].mark], follows[f].points + own[follows[f].pair]);
    }
    total += expectBest(sum, listOffers(count, stop, reachable[sum]), stop);
  }
  return total;
}

static void prepare() {
  for (int &last : lastOf) last = LAST;
  for (int last = -1; last < LAST; last++)
    for (int count = last < 0 ? 0 : 1; count <= last + 1; count++) {
      int state = rowState(last, count);
      if (state != STUCK) lastOf[state] = last, marksOf[state] = count;
    }
  for (int8_t &at : marksAt) at = -1;
  for (int row = 0; row < ROW_STATES; row++)
    for (int other = 0; other <= row; other++) {
      int pair = pairOf(row, other);
      rowsOf[pair] = {row, other};
      closedIn[pair] = (row == CLOSED) + (other == CLOSED);
      listMarks(pair);
    }
  for (int pair = 0; pair < PAIRS; pair++)
    for (int mark = 0; mark < MARKS; mark++) {
      followStart[pair * MARKS + mark] = int(follows.size());
      if (mark < markCount[pair]) listFollows(pair, mark);
    }
  followStart[PAIRS * MARKS] = int(follows.size());
  listRolls();
}

int main() {
  prepare();
  std::vector<double> above(PAIRS * PAIRS), values(PAIRS * PAIRS);
  long states = 0;
  for (int penalties = 3; penalties >= 0; penalties--, std::swap(above, values))
    for (int rising = PAIRS - 1; rising >= 0; rising--)
      for (int falling = rising; falling >= 0; falling--) {
        int closed = closedIn[rising] + closedIn[falling], at = rising * PAIRS + falling;
        if (closed >= 2) continue;
        double value = valueOfTurn(values.data(), rising, falling, closed, above[at] - PENALTY);
        values[at] = values[falling * PAIRS + rising] = value;
        states++;
      }
  double cpu = double(std::clock()) / CLOCKS_PER_SEC;
  std::printf("{\"value\":%.12f,\"states\":%ld,\"cpu_s\":%.3f}\n", above[0], states, cpu);
}
