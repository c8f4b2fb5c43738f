import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.*;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Verifies the file of a finished game by docs/fair-dice.md, sharing no code with Rattlecup. Java 17, nothing else:
 *
 *     java Verify.java FILE… [--commitment HEX] [--seed TEXT]… [--head HEX]… [--digest [ASK:]HEX]… [--words "W W W W"]… [--key VKEY]
 *
 * Both schemes, all four games: form, commitment, opening, asks, chains, links, draws, rules, end and log. How a die of
 * Strike falls is physics, which is not repeated here: the draws of a throw are not used, only digest, links and rules around it.
 * Exit code 0: nothing is wrong. 1: something is.
 */
public class Verify {
  /** Something is not as promised. */
  static class Wrong extends RuntimeException {
    Wrong(String message) { super(message); }
  }

  static void require(boolean condition, String message) {
    if (!condition) throw new Wrong(message);
  }

  public static void main(String[] args) {
    Seen seen = new Seen(args);
    int status = seen.paths.isEmpty() ? 1 : 0;
    for (String path : seen.paths) {
      try {
        System.out.println(path + ": " + verify(path, seen));
      } catch (Exception wrong) {
        // Whatever a file makes this program stumble over is not of the form that the page describes.
        System.err.println(path + ": NOT as promised: " + (wrong instanceof Wrong ? wrong.getMessage() : wrong));
        status = 1;
      }
    }
    System.exit(status);
  }

  static String verify(String path, Seen seen) throws Exception {
    var decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
    String text = decoder.decode(ByteBuffer.wrap(Files.readAllBytes(Path.of(path)))).toString();
    Map<String, Object> file = object(new Json(text).read(), "the file");
    Map<String, Object> dice = object(file.get("dice"), "dice");
    if ("rattlecup-dice/1".equals(dice.get("scheme"))) return new Seeded(file, dice).verify(seen);
    require("rattlecup-dice/2".equals(dice.get("scheme")), "unknown scheme " + dice.get("scheme"));
    return new House(file, dice).verify(seen);
  }

  /** What somebody saw during the game. */
  static class Seen {
    final List<String> paths = new ArrayList<>();
    final Map<String, List<String>> given = new HashMap<>();

    Seen(String[] args) {
      for (int at = 0; at < args.length; at++) {
        if (!args[at].startsWith("--")) { paths.add(args[at]); continue; }
        String name = args[at].substring(2);
        require(Set.of("commitment", "seed", "head", "digest", "words", "key").contains(name) && at + 1 < args.length, "what is " + args[at] + "?");
        given.computeIfAbsent(name, key -> new ArrayList<>()).add(args[++at]);
      }
    }

    List<String> all(String name) { return given.getOrDefault(name, List.of()); }

    List<String> missing(String... names) {
      return Arrays.stream(names).filter(name -> all(name).isEmpty()).toList();
    }
  }

  static String report(Game game, int rolls, String more, List<String> missing) {
    String text = "Fair: " + rolls + " rolls checked." + more;
    if (game instanceof Strike strike) text += "\nNOT checked: how the dice of " + strike.throwsMade + " throws fell (physics).";
    return missing.isEmpty() ? text : text + "\nNOT given: " + String.join(", ", missing) + ".";
  }

  // --- JSON: read strictly, written canonically (RFC 8785). Numbers are doubles. ---

  static class Json {
    private final String text;
    private int at = 0;

    Json(String text) { this.text = text; }

    Object read() {
      Object value = value(0);
      space();
      require(at == text.length(), "not JSON at " + at);
      return value;
    }

    private void space() {
      while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) at++;
    }

    private boolean next(char sign) {
      space();
      if (at >= text.length() || text.charAt(at) != sign) return false;
      at++;
      return true;
    }

    private void expect(char sign) { require(next(sign), "not JSON: " + sign + " is missing at " + at); }

    private Object value(int depth) {
      require(depth < 100, "nested too deep");
      space();
      require(at < text.length(), "not JSON: it breaks off");
      return switch (text.charAt(at)) {
        case '{' -> members(depth);
        case '[' -> items(depth);
        case '"' -> string();
        case 't' -> word("true", true);
        case 'f' -> word("false", false);
        case 'n' -> word("null", null);
        default -> number();
      };
    }

    private Object word(String word, Object value) {
      require(text.startsWith(word, at), "not JSON at " + at);
      at += word.length();
      return value;
    }

    private Map<String, Object> members(int depth) {
      Map<String, Object> members = new LinkedHashMap<>();
      expect('{');
      if (next('}')) return members;
      do {
        space();
        String name = string();
        expect(':');
        require(!members.containsKey(name), "an object has the member " + name + " twice");
        members.put(name, value(depth + 1));
      } while (next(','));
      expect('}');
      return members;
    }

    private List<Object> items(int depth) {
      List<Object> items = new ArrayList<>();
      expect('[');
      if (next(']')) return items;
      do items.add(value(depth + 1)); while (next(','));
      expect(']');
      return items;
    }

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");

    private Double number() {
      var found = NUMBER.matcher(text).region(at, text.length());
      require(found.lookingAt(), "not JSON at " + at);
      at = found.end();
      double number = Double.parseDouble(found.group());
      require(!Double.isInfinite(number), "a number too large: " + found.group());
      return number + 0.0;
    }

    private String string() {
      expect('"');
      StringBuilder built = new StringBuilder();
      for (;;) {
        require(at < text.length() && text.charAt(at) >= ' ', "not JSON: a text breaks off at " + at);
        char sign = text.charAt(at++);
        if (sign == '"') break;
        built.append(sign == '\\' ? escaped() : sign);
      }
      String string = built.toString();
      require(StandardCharsets.UTF_8.newEncoder().canEncode(string), "a text with half a surrogate pair");
      return string;
    }

    private char escaped() {
      require(at < text.length(), "not JSON: a text breaks off");
      char sign = text.charAt(at++);
      int plain = "\"\\/bfnrt".indexOf(sign);
      if (plain >= 0) return "\"\\/\b\f\n\r\t".charAt(plain);
      require(sign == 'u' && at + 4 <= text.length() && text.substring(at, at + 4).matches("[0-9a-fA-F]{4}"), "not JSON: an escape at " + at);
      at += 4;
      return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }
  }

  static byte[] canonical(Object value) { return canonicalText(value).getBytes(StandardCharsets.UTF_8); }

  static String canonicalText(Object value) {
    if (value == null || value instanceof Boolean) return String.valueOf(value);
    if (value instanceof Number number) return numberText(number.doubleValue());
    if (value instanceof String string) return quoted(string);
    if (value instanceof List<?> list) return "[" + String.join(",", list.stream().map(Verify::canonicalText).toList()) + "]";
    // Java compares strings by UTF-16 code units, as RFC 8785 wants it.
    TreeMap<String, Object> sorted = new TreeMap<>(object(value, "a value"));
    return "{" + String.join(",", sorted.entrySet().stream().map(each -> quoted(each.getKey()) + ":" + canonicalText(each.getValue())).toList()) + "}";
  }

  static String quoted(String string) {
    StringBuilder built = new StringBuilder("\"");
    for (char sign : string.toCharArray()) {
      int plain = "\"\\\b\f\n\r\t".indexOf(sign);
      if (plain >= 0) built.append('\\').append("\"\\bfnrt".charAt(plain));
      else if (sign < ' ') built.append(String.format("\\u%04x", (int) sign));
      else built.append(sign);
    }
    return built.append('"').toString();
  }

  /** A number as JavaScript writes it: the fewest digits that read back as the same double. */
  static String numberText(double value) {
    if (value == 0) return "0";
    BigDecimal shortest = shortest(new BigDecimal(Math.abs(value)), Math.abs(value)).stripTrailingZeros();
    String digits = shortest.unscaledValue().toString();
    int point = digits.length() - shortest.scale();
    String sign = value < 0 ? "-" : "";
    if (digits.length() <= point && point <= 21) return sign + digits + "0".repeat(point - digits.length());
    if (0 < point && point <= 21) return sign + digits.substring(0, point) + "." + digits.substring(point);
    if (-6 < point && point <= 0) return sign + "0." + "0".repeat(-point) + digits;
    String tail = digits.length() > 1 ? "." + digits.substring(1) : "";
    return sign + digits.charAt(0) + tail + "e" + (point > 0 ? "+" : "-") + Math.abs(point - 1);
  }

  static BigDecimal shortest(BigDecimal exact, double value) {
    for (int precision = 1; ; precision++) {
      BigDecimal low = exact.round(new MathContext(precision, RoundingMode.DOWN));
      BigDecimal high = exact.round(new MathContext(precision, RoundingMode.UP));
      boolean isLow = low.doubleValue() == value, isHigh = high.doubleValue() == value;
      if (isLow && isHigh) return exact.subtract(low).compareTo(high.subtract(exact)) <= 0 ? low : high;
      if (isLow || isHigh) return isLow ? low : high;
    }
  }

  static boolean same(Object a, Object b) { return canonicalText(a).equals(canonicalText(b)); }

  @SuppressWarnings("unchecked")
  static Map<String, Object> object(Object value, String name) {
    require(value instanceof Map, name + " must be an object");
    return (Map<String, Object>) value;
  }

  @SuppressWarnings("unchecked")
  static List<Object> list(Object value, String name) {
    require(value instanceof List, name + " must be a list");
    return (List<Object>) value;
  }

  static boolean exactly(Object value, String names) {
    return value instanceof Map<?, ?> map && map.keySet().equals(Set.of(names.split(" ")));
  }

  static boolean isHash(Object value) { return value instanceof String text && text.matches("[0-9a-f]{64}"); }

  static boolean isWhole(Object value, double least, double most) {
    return value instanceof Double number && number == Math.rint(number) && number >= least && number <= most;
  }

  static int whole(Object value) { return ((Double) value).intValue(); }

  static Map<String, Object> map(Object... pairs) {
    Map<String, Object> made = new LinkedHashMap<>();
    for (int at = 0; at < pairs.length; at += 2) made.put((String) pairs[at], pairs[at + 1]);
    return made;
  }

  // --- hashes and draws ---

  static byte[] sha(byte[]... parts) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (byte[] part : parts) digest.update(part);
      return digest.digest();
    } catch (java.security.GeneralSecurityException error) {
      throw new IllegalStateException(error);
    }
  }

  static String hex(byte[] bytes) { return HexFormat.of().formatHex(bytes); }

  static byte[] bytes(String hex) { return HexFormat.of().parseHex(hex); }

  /** The draws of one outcome: words of 32 bits from blocks of HMAC-SHA-256. */
  static class Draws {
    private final byte[] secret;
    private final List<String> texts;
    private final Deque<Long> words = new ArrayDeque<>();
    private int blocks = 0;

    Draws(String secret, List<String> texts) { this.secret = bytes(secret); this.texts = texts; }

    int below(long n) {
      long limit = (1L << 32) - (1L << 32) % n;
      for (;;) {
        if (words.isEmpty()) fill();
        long word = words.remove();
        if (word < limit) return (int) (word % n);
      }
    }

    private void fill() {
      try {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret, "HmacSHA256"));
        for (String text : texts) frame(mac, text);
        frame(mac, String.valueOf(blocks++));
        ByteBuffer block = ByteBuffer.wrap(mac.doFinal());
        while (block.hasRemaining()) words.add(block.getInt() & 0xffffffffL);
      } catch (java.security.GeneralSecurityException error) {
        throw new IllegalStateException(error);
      }
    }

    private static void frame(Mac mac, String text) {
      byte[] data = text.getBytes(StandardCharsets.UTF_8);
      mac.update(ByteBuffer.allocate(4).putInt(data.length).array());
      mac.update(data);
    }
  }

  // --- the four games: what they wait for, what a roll is, what may follow ---

  abstract static class Game {
    final int players, first;
    /** "chance", "over", or "players": then `waits` are the seats that choose, all at once and in secret. */
    String state = "chance";
    Set<Integer> waits = Set.of();
    TreeMap<Integer, Map<String, Object>> chosen = new TreeMap<>();
    String phase = "";

    Game(Object players, Map<String, Object> options, int fewest, int most, String... known) {
      require(isWhole(players, fewest, most), players + " players");
      this.players = whole(players);
      Set<String> names = new HashSet<>(List.of(known));
      names.add("first");
      require(names.containsAll(options.keySet()), "unknown options " + options.keySet());
      first = whole(option(options, "first", 0.0, value -> isWhole(value, 0, this.players - 1)));
    }

    static Object option(Map<String, Object> options, String name, Object fallback, Predicate<Object> allowed) {
      Object value = options.containsKey(name) ? options.get(name) : fallback;
      require(allowed.test(value), "option " + name + " can't be " + value);
      return value;
    }

    void chance() { state = "chance"; waits = Set.of(); }
    void over() { state = "over"; waits = Set.of(); }
    void await(Set<Integer> seats) { state = "players"; waits = seats; }

    Set<Integer> everybody() {
      Set<Integer> seats = new TreeSet<>();
      for (int seat = 0; seat < players; seat++) seats.add(seat);
      return seats;
    }

    void move(Object who, Object what) {
      require(isWhole(who, 0, players - 1) && waits.contains(whole(who)) && !chosen.containsKey(whole(who)), "seat " + who + " can't move");
      Map<String, Object> move = object(what, "a move");
      require(allows(whole(who), move), "seat " + who + " may not play " + move);
      chosen.put(whole(who), move);
      if (!chosen.keySet().equals(waits)) return;
      var all = chosen;
      chosen = new TreeMap<>();
      play(all);
    }

    /** The outcome that the draws give; `said` is what the file says, for what is not drawn. */
    abstract Map<String, Object> roll(Draws draws, Map<String, Object> said);
    abstract void happen(Map<String, Object> outcome);
    abstract boolean allows(int seat, Map<String, Object> move);
    abstract void play(SortedMap<Integer, Map<String, Object>> moves);
  }

  static Game start(Object name, Object players, Object options) {
    Map<String, Object> given = object(options, "options");
    return switch (String.valueOf(name)) {
      case "qwixx" -> new Qwixx(players, given);
      case "gambler" -> new Gambler(players, given);
      case "onecard" -> new Onecard(players, given);
      case "strike" -> new Strike(players, given);
      default -> throw new Wrong("unknown game " + name);
    };
  }

  static class Qwixx extends Game {
    static final List<String> COLOURS = List.of("red", "yellow", "green", "blue");
    final int games;
    int game = 1, active;
    boolean missed;
    /** Marks of a seat in a row, from the left. */
    Map<String, List<Integer>> marks;
    int[] penalties;
    Set<String> closed;
    Map<String, Object> dice;

    Qwixx(Object players, Map<String, Object> options) {
      super(players, options, 1, 5, "games");
      games = whole(option(options, "games", 1.0, value -> isWhole(value, 1, 5)));
      begin(first);
    }

    void begin(int seat) {
      marks = new HashMap<>();
      penalties = new int[players];
      closed = new HashSet<>();
      active = seat % players;
      chance();
    }

    List<Integer> row(int seat, Object colour) { return marks.computeIfAbsent(seat + " " + colour, key -> new ArrayList<>()); }

    Map<String, Object> roll(Draws draws, Map<String, Object> said) {
      double white = draws.below(6) + 1, other = draws.below(6) + 1;
      Map<String, Object> fell = map("type", "roll", "white", List.of(white, other));
      for (String colour : COLOURS) if (!closed.contains(colour)) fell.put(colour, draws.below(6) + 1.0);
      return fell;
    }

    void happen(Map<String, Object> outcome) { dice = outcome; phase = "white"; await(everybody()); }

    boolean allows(int seat, Map<String, Object> move) {
      if (exactly(move, "type")) return "pass".equals(move.get("type"));
      Object colour = move.get("row");
      if (!exactly(move, "type row value") || !"mark".equals(move.get("type")) || !COLOURS.contains(colour) || closed.contains(colour)) return false;
      if (!isWhole(move.get("value"), 2, 12)) return false;
      int value = whole(move.get("value")), place = place(move);
      List<Object> white = list(dice.get("white"), "white");
      int one = whole(white.get(0)), two = whole(white.get(1));
      int die = dice.containsKey(colour) ? whole(dice.get(colour)) : 0;
      boolean sums = phase.equals("white") ? value == one + two : value == one + die || value == two + die;
      List<Integer> row = row(seat, colour);
      return sums && (row.isEmpty() || place > row.get(row.size() - 1)) && (place < 10 || row.size() >= 5);
    }

    int place(Map<String, Object> move) {
      int value = whole(move.get("value"));
      return COLOURS.indexOf(move.get("row")) < 2 ? value - 2 : 12 - value;
    }

    void play(SortedMap<Integer, Map<String, Object>> moves) {
      moves.forEach((seat, move) -> {
        if (!"mark".equals(move.get("type"))) return;
        row(seat, move.get("row")).add(place(move));
        if (place(move) == 10) closed.add((String) move.get("row"));
      });
      boolean passed = "pass".equals(moves.get(active).get("type"));
      boolean last = false;
      if (phase.equals("white")) {
        missed = passed;
        phase = "colour";
        await(Set.of(active));
      } else {
        if (passed && missed) last = ++penalties[active] == 4;
        active = (active + 1) % players;
        chance();
      }
      if (last || closed.size() >= 2) end();
    }

    void end() {
      if (game == games) over();
      else begin(first + game++);
    }
  }

  static class Gambler extends Game {
    /** Id, then each row: its boxes (digits, * with a length for stars, F for a full house) and its points. */
    static final String BOARDS = """
        b01 6+10 55+20 123+30 *3+40 4444+60 F+80
        b02 6+10 123+30 1234+50 12345+70 123456+100 33-30
        b03 *1+10 *2+30 *3+50 *4+70 *5+90 *3-60
        b04 F+80 F+80 11+20 66+20 *3+40 4-30
        b05 111+40 222+40 333+40 123+30 *4+60 3-30
        b06 444+40 555+40 666+40 456+30 F+80 5-20
        b07 1+10 2+10 3+10 4+10 5+10 666666+150
        b08 12345+100 6666+90 F+110 2-20 44-40 *3-50
        b09 11+20 22+20 33+20 1122+60 4455+60 66-30
        b10 135+40 111+40 3333+60 55555+90 3+10 246-50
        b11 22+20 44+20 666+40 246+40 246642+120 135-40
        b12 654321+100 54321+70 4321+50 321+30 1+10 *2-30
        b13 5+20 *3+40 4444+60 F+80 123456+110 *3-50
        b14 1+10 22+20 33+20 44+20 666+50 5-20
        b15 *4+60 F+90 555+40 1234+50 6+10 *2-60
        b16 *2+30 *3+40 111+40 23456+80 F+90 44-40
        b17 565+40 616+40 1221+60 3443+60 25552+90 *2-30
        b18 66+30 111+50 6666+70 3434+60 F+80 11-50
        b19 1122+80 5566+80 123456+140 33-30 44-30 *2-40
        b20 6+20 5555+70 F+90 123456+110 *6+120 44-80
        """;
    record Row(String boxes, long points) {
      char kind() { return boxes.charAt(0); }
      int length() { return kind() == 'F' ? 5 : kind() == '*' ? boxes.charAt(1) - '0' : boxes.length(); }
    }

    final double target;
    final boolean distinct, beginner;
    final Map<String, List<Row>> boards = new LinkedHashMap<>();
    final long[] points;
    List<String> order = new ArrayList<>();
    List<Row> board;
    List<List<Integer>> placed;
    List<Integer> hand = new ArrayList<>();
    int[] supply;
    int round = 1, active, loose;
    boolean obliged;

    Gambler(Object players, Map<String, Object> options) {
      super(players, options, 2, 6, "target", "stars", "beginner", "boards");
      target = (Double) option(options, "target", 500.0, value -> isWhole(value, 1, 9007199254740991.0));
      distinct = option(options, "stars", "independent", value -> "independent".equals(value) || "distinct".equals(value)).equals("distinct");
      beginner = (Boolean) option(options, "beginner", false, value -> value instanceof Boolean);
      points = new long[this.players];
      Arrays.fill(points, 80);
      phase = "boards";
      if (options.containsKey("boards")) bring(list(options.get("boards"), "boards"));
      else BOARDS.lines().forEach(this::ship);
    }

    void ship(String line) {
      String[] parts = line.split(" ");
      List<Row> rows = new ArrayList<>();
      for (String part : Arrays.copyOfRange(parts, 1, parts.length)) {
        int at = Math.max(part.indexOf('+'), part.indexOf('-'));
        rows.add(new Row(part.substring(0, at), Long.parseLong(part.substring(at))));
      }
      boards.put(parts[0], rows);
    }

    void bring(List<Object> given) {
      for (Object each : given) {
        Map<String, Object> one = object(each, "a board");
        boards.put((String) one.get("id"), list(one.get("rows"), "rows").stream().map(row -> brought(object(row, "a row"))).toList());
      }
      order = new ArrayList<>(boards.keySet());
      uncover(first);
    }

    Row brought(Map<String, Object> row) {
      long worth = ((Double) row.get("points")).longValue();
      if ("fullhouse".equals(row.get("kind"))) return new Row("F", worth);
      if ("stars".equals(row.get("kind"))) return new Row("*" + whole(row.get("length")), worth);
      return new Row(String.join("", list(row.get("boxes"), "boxes").stream().map(box -> "" + whole(box)).toList()), worth);
    }

    void uncover(int seat) {
      board = boards.get(order.get((round - 1) % order.size()));
      placed = new ArrayList<>();
      for (Row row : board) placed.add(new ArrayList<>());
      supply = new int[players];
      Arrays.fill(supply, 30 / players);
      begin(seat);
    }

    void begin(int seat) {
      active = seat;
      phase = "roll";
      loose = Math.min(5, supply[seat]);
      chance();
    }

    Map<String, Object> roll(Draws draws, Map<String, Object> said) {
      List<Object> drawn = new ArrayList<>();
      if (phase.equals("roll")) {
        for (int die = 0; die < loose; die++) drawn.add(draws.below(6) + 1.0);
        return map("type", "roll", "values", drawn);
      }
      List<String> left = new ArrayList<>(boards.keySet());
      while (!left.isEmpty()) drawn.add(left.remove(draws.below(beginner && drawn.isEmpty() ? 1 : left.size())));
      return map("type", "boards", "order", drawn);
    }

    void happen(Map<String, Object> outcome) {
      if (phase.equals("boards")) {
        for (Object id : list(outcome.get("order"), "order")) order.add((String) id);
        uncover(first);
        return;
      }
      hand = new ArrayList<>(list(outcome.get("values"), "values").stream().map(Verify::whole).toList());
      obliged = true;
      phase = "place";
      await(Set.of(active));
      for (int row = 0; row < board.size(); row++) for (int value : hand) if (fits(row, value)) return;
      endTurn();
    }

    boolean fits(int row, int value) {
      Row wanted = board.get(row);
      List<Integer> lying = placed.get(row);
      int filled = lying.size();
      if (filled == wanted.length()) return false;
      if (Character.isDigit(wanted.kind())) return value == wanted.boxes().charAt(filled) - '0';
      if (filled == 0) return !(distinct && wanted.kind() == '*' && isStar(value));
      if (wanted.kind() == '*' || filled < 3) return value == lying.get(0);
      return filled == 3 ? value != lying.get(0) : value == lying.get(3);
    }

    boolean isStar(int value) {
      for (int row = 0; row < board.size(); row++)
        if (board.get(row).kind() == '*' && !placed.get(row).isEmpty() && placed.get(row).get(0) == value) return true;
      return false;
    }

    boolean allows(int seat, Map<String, Object> move) {
      Object type = move.get("type");
      if (exactly(move, "type")) return !obliged && ("roll".equals(type) || "stop".equals(type));
      if (!exactly(move, "type row value") || !"place".equals(type)) return false;
      if (!isWhole(move.get("row"), 0, board.size() - 1) || !isWhole(move.get("value"), 1, 6)) return false;
      return hand.contains(whole(move.get("value"))) && fits(whole(move.get("row")), whole(move.get("value")));
    }

    void play(SortedMap<Integer, Map<String, Object>> moves) {
      Map<String, Object> move = moves.get(active);
      if ("stop".equals(move.get("type"))) endTurn();
      else if ("roll".equals(move.get("type"))) { phase = "roll"; chance(); }
      else place(whole(move.get("row")), whole(move.get("value")));
    }

    void place(int row, Integer value) {
      placed.get(row).add(value);
      hand.remove(value);
      supply[active]--;
      loose--;
      obliged = false;
      if (placed.get(row).size() == board.get(row).length()) points[active] = Math.max(0, points[active] + board.get(row).points());
      boolean full = true;
      for (int at = 0; at < board.size(); at++) full &= placed.get(at).size() == board.get(at).length();
      if (full) endRound();
      else if (loose == 0) endTurn();
    }

    void endTurn() {
      int seat = (active + 1) % players;
      while (supply[seat] == 0) seat = (seat + 1) % players;
      begin(seat);
    }

    void endRound() {
      if (Arrays.stream(points).anyMatch(each -> each >= target)) { over(); return; }
      round++;
      uncover((active + 1) % players);
    }
  }

  static class Onecard extends Game {
    static final List<String> COLOURS = List.of("red", "orange", "yellow", "green", "blue", "purple");
    /** Cards c01 to c30: the lengths of their rows in the order of the colours, . for the one that is missing. */
    static final String CARDS = "4444.4 4.4444 444.44 34454. 4.4354 43454. 5.5334 .53543 53.354 4.6433 36443. 3446.3 46244. 62.444 2445.5 "
        + "4255.4 455.42 5.3624 253.46 26345. 353.63 63.335 .52355 325.55 .42626 .46262 5256.2 56.225 .36263 63.236";
    final boolean advanced;
    final Map<String, Map<String, Integer>> cards = new LinkedHashMap<>();
    final List<String> deck, display = new ArrayList<>();
    /** Free boxes of each card before a seat, by colour. */
    final List<Map<String, Map<String, Integer>>> hands = new ArrayList<>();
    final int[] done;
    int seat = 0, rolls = 0, active;
    String[] dice = new String[5];
    List<Integer> rolling = List.of();

    Onecard(Object players, Map<String, Object> options) {
      super(players, options, 1, 4, "variant", "cards");
      advanced = option(options, "variant", "basic", value -> "basic".equals(value) || "advanced".equals(value)).equals("advanced");
      if (options.containsKey("cards")) list(options.get("cards"), "cards").forEach(card -> bring(object(card, "a card")));
      else ship(CARDS.split(" "));
      deck = new ArrayList<>(cards.keySet());
      for (int each = 0; each < this.players; each++) hands.add(new LinkedHashMap<>());
      done = new int[this.players];
      active = first;
      phase = "draw";
    }

    void ship(String[] lines) {
      for (int number = 0; number < lines.length; number++) {
        Map<String, Integer> rows = new LinkedHashMap<>();
        for (int at = 0; at < 6; at++) if (lines[number].charAt(at) != '.') rows.put(COLOURS.get(at), lines[number].charAt(at) - '0');
        cards.put(String.format("c%02d", number + 1), rows);
      }
    }

    void bring(Map<String, Object> card) {
      Map<String, Integer> rows = new LinkedHashMap<>();
      for (Object row : list(card.get("rows"), "rows")) rows.put((String) object(row, "a row").get("colour"), whole(object(row, "a row").get("length")));
      cards.put((String) card.get("id"), rows);
    }

    void begin(int next) {
      active = seat = next % players;
      rolls = 0;
      dice = new String[5];
      rolling = List.of(0, 1, 2, 3, 4);
      phase = "roll";
      chance();
    }

    void wait(String next) {
      phase = next;
      await(next.equals("keep") ? everybody() : Set.of(next.equals("reroll") ? active : seat));
    }

    Map<String, Object> roll(Draws draws, Map<String, Object> said) {
      if (phase.equals("roll")) return map("type", "roll", "colours", rolling.stream().map(die -> (Object) COLOURS.get(draws.below(6))).toList());
      String card = deck.get(draws.below(deck.size()));
      return phase.equals("draw") ? map("type", "draw", "seat", (double) seat, "card", card) : map("type", "display", "card", card);
    }

    void happen(Map<String, Object> outcome) {
      if (phase.equals("roll")) {
        List<Object> colours = list(outcome.get("colours"), "colours");
        for (int at = 0; at < rolling.size(); at++) dice[rolling.get(at)] = (String) colours.get(at);
        wait(++rolls < 3 ? "reroll" : "enter");
        return;
      }
      String card = (String) outcome.get("card");
      deck.remove(card);
      if (phase.equals("display")) {
        display.add(card);
        if (display.size() == 3) { if (rolls == 0) begin(active); else nextSeat(); }
        return;
      }
      receive(card);
      if (rolls > 0) nextSeat();
      else if (hands.get(seat).size() == (advanced ? 5 : 2) && ++seat == players) { if (advanced) wait("keep"); else begin(active); }
    }

    void receive(String card) { hands.get(seat).put(card, new LinkedHashMap<>(cards.get(card))); }

    int count(String colour) { return Collections.frequency(Arrays.asList(dice), colour); }

    List<String> fitting(Map<String, Integer> free) {
      return COLOURS.stream().filter(colour -> count(colour) > 0 && count(colour) <= free.getOrDefault(colour, 0)).toList();
    }

    boolean allows(int who, Map<String, Object> move) {
      Object type = move.get("type"), card = move.get("card");
      return switch (phase) {
        case "reroll" -> exactly(move, "type") && "stop".equals(type)
            || exactly(move, "type dice") && "reroll".equals(type) && move.get("dice") instanceof List<?> again && isReroll(again);
        case "enter" -> exactly(move, "type") && "pass".equals(type)
            || exactly(move, "type card") && "enter".equals(type) && hands.get(who).containsKey(card) && !fitting(hands.get(who).get(card)).isEmpty();
        case "take" -> exactly(move, "type card") && "take".equals(type) && display.contains(card);
        default -> exactly(move, "type cards") && "keep".equals(type) && move.get("cards") instanceof List<?> kept && isKeep(who, kept);
      };
    }

    boolean isReroll(List<?> again) {
      for (int at = 0; at < again.size(); at++)
        if (!isWhole(again.get(at), at == 0 ? 0 : whole(again.get(at - 1)) + 1, 4)) return false;
      return !again.isEmpty();
    }

    boolean isKeep(int who, List<?> kept) {
      return kept.size() == 3 && hands.get(who).keySet().containsAll(kept) && kept.equals(new ArrayList<Object>(new TreeSet<Object>(kept)));
    }

    void play(SortedMap<Integer, Map<String, Object>> moves) {
      if (phase.equals("keep")) { keep(moves); return; }
      Map<String, Object> move = moves.get(moves.firstKey());
      switch ((String) move.get("type")) {
        case "reroll" -> { rolling = list(move.get("dice"), "dice").stream().map(Verify::whole).toList(); phase = "roll"; chance(); }
        case "stop" -> wait("enter");
        case "take" -> { display.remove((String) move.get("card")); receive((String) move.get("card")); phase = "display"; chance(); }
        case "enter" -> enter((String) move.get("card"));
        default -> nextSeat();
      }
    }

    void keep(SortedMap<Integer, Map<String, Object>> moves) {
      Set<String> held = new HashSet<>();
      moves.forEach((who, move) -> {
        hands.get(who).keySet().retainAll(list(move.get("cards"), "cards"));
        held.addAll(hands.get(who).keySet());
      });
      deck.clear();
      for (String card : cards.keySet()) if (!held.contains(card)) deck.add(card);
      phase = "display";
      chance();
    }

    void enter(String card) {
      Map<String, Integer> free = hands.get(seat).get(card);
      for (String colour : fitting(free)) free.merge(colour, -count(colour), Integer::sum);
      if (Collections.frequency(free.values(), 0) < 3) { nextSeat(); return; }
      hands.get(seat).remove(card);
      if (++done[seat] == 4) nextSeat();
      else if (advanced) wait("take");
      else { phase = "draw"; chance(); }
    }

    void nextSeat() {
      seat = (seat + 1) % players;
      if (seat != active) wait("enter");
      else if (Arrays.stream(done).anyMatch(each -> each == 4)) over();
      else begin(active + 1);
    }
  }

  static class Strike extends Game {
    static final List<Object> FACES = List.of("X", 2.0, 3.0, 4.0, 5.0, 6.0);
    final int rounds;
    int round = 1, active, thrown, nextId, throwsMade = 0;
    boolean mayStop, grand;
    TreeMap<Integer, Object> arena;
    int[] reserve;
    Set<Integer> out;

    Strike(Object players, Map<String, Object> options) {
      super(players, options, 2, 5, "rounds");
      Object given = option(options, "rounds", 1.0, value -> value.equals(1.0) || value.equals("tournament"));
      rounds = given.equals("tournament") ? this.players : 1;
      beginRound(first);
    }

    void beginRound(int seat) {
      arena = new TreeMap<>();
      nextId = 0;
      out = new HashSet<>();
      reserve = new int[players];
      Arrays.fill(reserve, 11 - players);
      active = seat % players;
      phase = "initial";
      chance();
    }

    void beginTurn(int seat) {
      active = seat;
      mayStop = false;
      grand = arena.isEmpty();
      await(Set.of(seat));
    }

    /** How thrown dice fall is physics: what the file says is taken, and held to the form. */
    Map<String, Object> roll(Draws draws, Map<String, Object> said) {
      Map<String, Object> outcome = map("type", phase);
      if (phase.equals("initial")) outcome.put("face", draws.below(5) + 2.0);
      else {
        throwsMade++;
        List<Integer> ids = new ArrayList<>(arena.keySet());
        for (int die = 0; die < thrown; die++) ids.add(nextId + die);
        List<Object> dice = list(said.get("dice"), "dice");
        require(dice.stream().map(this::idOf).toList().equals(ids), "the throw is of dice " + ids);
        outcome.put("dice", dice);
      }
      if (said.containsKey("rest")) outcome.put("rest", said.get("rest"));
      return outcome;
    }

    Integer idOf(Object value) {
      Map<String, Object> die = object(value, "a die");
      boolean lies = exactly(die, "id face") || exactly(die, "id face cocked") && Boolean.TRUE.equals(die.get("cocked"));
      boolean left = exactly(die, "id out") && Boolean.TRUE.equals(die.get("out"));
      require(isWhole(die.get("id"), 0, 9999) && (left || lies && FACES.contains(die.get("face"))), "not a die at rest: " + die);
      return whole(die.get("id"));
    }

    void happen(Map<String, Object> outcome) {
      if (phase.equals("initial")) {
        arena.put(0, outcome.get("face"));
        nextId = 1;
        beginTurn(active);
        return;
      }
      nextId += thrown;
      TreeMap<Integer, Object> lying = new TreeMap<>();
      for (Object each : list(outcome.get("dice"), "dice")) {
        Object face = object(each, "a die").getOrDefault("face", "X");
        if (!face.equals("X")) lying.put(idOf(each), face);
      }
      arena = new TreeMap<>(lying);
      arena.values().removeIf(face -> Collections.frequency(lying.values(), face) > 1);
      int taken = lying.size() - arena.size();
      reserve[active] += taken;
      if (taken > 0 || reserve[active] == 0) { endTurn(); return; }
      grand = false;
      mayStop = true;
      await(Set.of(active));
    }

    boolean allows(int seat, Map<String, Object> move) {
      if ("stop".equals(move.get("type"))) return exactly(move, "type") && mayStop;
      return "throw".equals(move.get("type")) && Set.of("type", "throw", "group").containsAll(move.keySet())
          && move.getOrDefault("throw", Map.of()) instanceof Map && move.getOrDefault("group", List.of()) instanceof List;
    }

    void play(SortedMap<Integer, Map<String, Object>> moves) {
      if ("stop".equals(moves.get(active).get("type"))) { endTurn(); return; }
      thrown = grand ? reserve[active] : 1;
      reserve[active] -= thrown;
      phase = "settle";
      chance();
    }

    void endTurn() {
      if (reserve[active] == 0) {
        out.add(active);
        if (out.size() == players - 1) { endRound(); return; }
      }
      int seat = (active + 1) % players;
      while (out.contains(seat)) seat = (seat + 1) % players;
      beginTurn(seat);
    }

    void endRound() {
      if (round == rounds) over();
      else beginRound(first + round++);
    }
  }

  // --- a file of either scheme ---

  abstract static class Verification {
    final Map<String, Object> file, dice;
    Game game;
    int rolls = 0;
    /** What stands, step by step: the entries of one outcome, or of all choices that were revealed together. */
    final List<List<Integer>> steps = new ArrayList<>();
    /** Choices that are not revealed yet. */
    final List<Integer> chosen = new ArrayList<>();

    Verification(Map<String, Object> file, Map<String, Object> dice) { this.file = file; this.dice = dice; }

    abstract String verify(Seen seen) throws Exception;

    /** The draws of the next outcome. */
    abstract Draws draws();

    /** An entry that was checked. */
    void record(Map<String, Object> entry) {}

    void checkSecret(Object commitment) {
      require(isHash(dice.get("secret")) && isHash(commitment), "secret and commitment must be hashes");
      require(hex(sha(bytes((String) dice.get("secret")))).equals(commitment), "the secret does not fit the commitment");
    }

    void replay() {
      List<Object> events = list(file.get("events"), "events");
      for (int at = 0; at < events.size(); at++) {
        try {
          step(events, at);
        } catch (Wrong wrong) {
          throw new Wrong("event " + at + ": " + wrong.getMessage());
        }
      }
    }

    private void step(List<Object> events, int at) {
      Map<String, Object> entry = object(events.get(at), "an event");
      if (exactly(entry, "seat back")) {
        takeBack(events, entry);
      } else if (exactly(entry, "chance")) {
        require(game.state.equals("chance"), "a roll while none is awaited");
        Map<String, Object> said = object(entry.get("chance"), "an outcome");
        Map<String, Object> fell = game.roll(draws(), said);
        rolls++;
        require(same(fell, said), "the file says " + said + ", but the dice fell " + fell);
        game.happen(said);
        steps.add(List.of(at));
      } else {
        require(exactly(entry, "seat move"), "not an event: " + entry);
        game.move(entry.get("seat"), entry.get("move"));
        chosen.add(at);
        if (game.chosen.isEmpty()) {
          steps.add(List.copyOf(chosen));
          chosen.clear();
        }
      }
      record(entry);
    }

    /** The game as it was before a move that still stands, and before all that was chosen at once with it. */
    private void takeBack(List<Object> events, Map<String, Object> entry) {
      require(!game.state.equals("over") && game.chosen.isEmpty(), "nothing can be taken back now");
      require(isWhole(entry.get("back"), 0, events.size() - 1), "not an entry: " + entry.get("back"));
      int back = whole(entry.get("back")), step = 0;
      while (step < steps.size() && !steps.get(step).contains(back)) step++;
      Map<String, Object> taken = object(events.get(back), "an event");
      require(step < steps.size() && exactly(taken, "seat move"), "entry " + back + " is no move that stands");
      require(same(taken.get("seat"), entry.get("seat")), "entry " + back + " is a move of another seat");
      steps.subList(step, steps.size()).clear();
      int thrown = game instanceof Strike strike ? strike.throwsMade : 0;
      game = start(file.get("game"), file.get("players"), file.get("options"));
      if (game instanceof Strike strike) strike.throwsMade = thrown;
      for (List<Integer> entries : steps)
        for (int at : entries) {
          Map<String, Object> again = object(events.get(at), "an event");
          if (again.containsKey("chance")) game.happen(object(again.get("chance"), "an outcome"));
          else game.move(again.get("seat"), again.get("move"));
        }
    }
  }

  static class Seeded extends Verification {
    Seeded(Map<String, Object> file, Map<String, Object> dice) { super(file, dice); }

    String verify(Seen seen) {
      require(dice.get("table") instanceof String, "dice.table must be a text");
      game = start(file.get("game"), file.get("players"), file.get("options"));
      List<Object> seeds = list(dice.get("seeds"), "seeds");
      require(seeds.size() == game.players && seeds.stream().allMatch(seed -> seed instanceof String), "a seed a seat");
      checkSecret(dice.get("commitment"));
      replay();
      require(game.state.equals("over"), "the game is not over");
      require(seen.missing("head", "digest", "words", "key").size() == 4, "scheme 1 has no heads, digests, words or key");
      require(seen.all("commitment").stream().allMatch(dice.get("commitment")::equals), "the commitment is not the one you saw");
      require(seeds.containsAll(seen.all("seed")), "your seed is not in the dice");
      return report(game, rolls, "", seen.missing("commitment", "seed"));
    }

    Draws draws() {
      List<String> texts = new ArrayList<>(List.of((String) dice.get("scheme"), (String) dice.get("table")));
      for (Object seed : list(dice.get("seeds"), "seeds")) texts.add((String) seed);
      texts.add(String.valueOf(rolls));
      return new Draws((String) dice.get("secret"), texts);
    }
  }

  /** A seat's chain: the ask it counts from, the newest link known, and that link's number. */
  record Chain(int from, String known, int number) {}

  static class House extends Verification {
    static final int LINKS = 1024;
    Map<String, Object> opening;
    List<Object> asks;
    byte[] digest;
    final TreeMap<Integer, Chain> chains = new TreeMap<>();
    final List<List<String>> heads = new ArrayList<>();
    final List<String> askDigests = new ArrayList<>(), words = new ArrayList<>();
    int[] broken;
    int without = 0;
    boolean within = false;

    House(Map<String, Object> file, Map<String, Object> dice) { super(file, dice); }

    String verify(Seen seen) throws Exception {
      require(exactly(dice, "scheme opening secret asks end"), "dice has other members");
      require(Set.of("over", "stopped", "dropped").contains(String.valueOf(dice.get("end"))), "no such end: " + dice.get("end"));
      asks = list(dice.get("asks"), "asks");
      for (Object ask : asks) require(exactly(ask, "asked chains links"), "an ask has exactly asked, chains and links");
      opening = object(dice.get("opening"), "opening");
      checkOpening();
      checkSecret(opening.get("commitment"));
      for (String name : List.of("game", "players", "options", "chairs"))
        require(file.containsKey(name) && same(file.get(name), opening.get(name)), name + " is not that of the opening");
      game = start(opening.get("game"), opening.get("players"), opening.get("options"));
      String rules = (String) opening.get("rules");
      require(game instanceof Strike ? rules.startsWith("1 ") : rules.equals("1"), "rules of another version");
      digest = sha(canonical(opening));
      replay();
      require(askDigests.size() == asks.size(), "more asks than runs");
      require(game.state.equals("over") == "over".equals(dice.get("end")), "the end is not " + dice.get("end"));
      require(game.chosen.isEmpty(), "choices that were never uncovered");
      require(!(within && game.state.equals("chance")), "the game breaks off within a run");
      if (file.containsKey("log")) new PublicLog(object(file.get("log"), "log")).verify(file, dice, hex(sha(canonical(opening))));
      compare(seen);
      List<String> missing = new ArrayList<>(file.containsKey("log") ? List.of() : List.of("log"));
      missing.addAll(seen.missing("commitment", "head", "digest", "words", "key"));
      return report(game, rolls, "\n" + without + " rolls without any link, broken seals " + Arrays.toString(broken), missing);
    }

    void checkOpening() {
      require(exactly(opening, "scheme table round game rules players options chairs wait commitment heads"), "the opening has other members");
      require("rattlecup-dice/2".equals(opening.get("scheme")), "the opening is of another scheme");
      for (String name : List.of("table", "game", "rules")) require(opening.get(name) instanceof String, name + " must be a text");
      require(isWhole(opening.get("round"), 1, 9007199254740991.0), "round must be a number from 1");
      require(Set.of("here", "all").contains(String.valueOf(opening.get("wait"))), "wait must be here or all");
      require(isWhole(opening.get("players"), 1, 8), "players must be a number");
      int players = whole(opening.get("players"));
      List<Object> chairs = list(opening.get("chairs"), "chairs"), given = list(opening.get("heads"), "heads");
      require(chairs.size() == players && given.size() == players, "one chair and one head a seat");
      broken = new int[players];
      for (int seat = 0; seat < players; seat++) {
        Map<String, Object> chair = object(chairs.get(seat), "a chair");
        Object name = chair.get("name"), bot = chair.get("bot"), head = given.get(seat);
        boolean isChair = exactly(chair, "name bot") && (name == null || name instanceof String) && (bot == null || bot instanceof String);
        require(isChair, "a chair has a name and a bot");
        heads.add(new ArrayList<>());
        if (head == null) continue;
        require(bot == null, "a bot of the house has no head");
        begin(seat, head, 0);
      }
    }

    void begin(int seat, Object head, int ask) {
      require(isHash(head), "a head must be a hash");
      require(heads.stream().noneMatch(all -> all.contains(head)), "a head comes a second time");
      heads.get(seat).add((String) head);
      chains.put(seat, new Chain(ask, (String) head, 0));
    }

    @Override void record(Map<String, Object> entry) {
      within = entry.containsKey("chance");
      digest = sha(digest, canonical(within ? Map.of("chance", openPart(object(entry.get("chance"), "an outcome"))) : entry));
    }

    static Map<String, Object> openPart(Map<String, Object> outcome) {
      if ("boards".equals(outcome.get("type"))) return map("type", "boards");
      Map<String, Object> open = new LinkedHashMap<>(outcome);
      open.remove("rest");
      return open;
    }

    Draws draws() {
      if (!within) run();
      List<String> texts = new ArrayList<>(List.of("rattlecup-dice/2", askDigests.get(askDigests.size() - 1), String.valueOf(rolls)));
      List<Object> links = list(object(asks.get(askDigests.size() - 1), "an ask").get("links"), "links");
      for (Object link : links) texts.add(link == null ? "" : (String) link);
      if (links.stream().allMatch(Objects::isNull)) without++;
      return new Draws((String) dice.get("secret"), texts);
    }

    /** Takes the next ask and its links. */
    void run() {
      int number = askDigests.size();
      require(number < asks.size(), "more runs than asks");
      Map<String, Object> ask = object(asks.get(number), "an ask");
      List<Object> asked = list(ask.get("asked"), "asked");
      takeChains(number, list(ask.get("chains"), "chains"));
      checkAsked(number, asked);
      digest = sha(digest, canonical(map("asked", asked, "chains", ask.get("chains"))));
      askDigests.add(hex(digest));
      takeLinks(number, asked, list(ask.get("links"), "links"));
      digest = sha(digest, canonical(map("links", ask.get("links"))));
      words.add(tableWords(digest));
    }

    void takeChains(int number, List<Object> given) {
      int last = -1;
      for (Object each : given) {
        require(exactly(each, "seat head"), "ask " + number + ": a chain has a seat and a head");
        Map<String, Object> chain = object(each, "a chain");
        require(isWhole(chain.get("seat"), last + 1, game.players - 1), "ask " + number + ": chains must ascend by seat");
        last = whole(chain.get("seat"));
        begin(last, chain.get("head"), number);
      }
    }

    void checkAsked(int number, List<Object> asked) {
      List<Integer> can = chains.keySet().stream().filter(seat -> number - chains.get(seat).from() < LINKS && broken[seat] < 3).toList();
      double least = 0;
      for (Object seat : asked) {
        require(isWhole(seat, least, game.players - 1) && can.contains(whole(seat)), "ask " + number + ": seat " + seat + " can't be asked");
        least = whole(seat) + 1;
      }
      require("here".equals(opening.get("wait")) || asked.size() == can.size(), "ask " + number + ": not all are asked");
    }

    void takeLinks(int number, List<Object> asked, List<Object> links) {
      require(links.size() == game.players, "ask " + number + ": one link a seat");
      for (int seat = 0; seat < links.size(); seat++) {
        boolean isAsked = asked.contains((double) seat);
        Object link = links.get(seat);
        if (link == null) { if (isAsked) broken[seat]++; continue; }
        require(isAsked && isHash(link), "ask " + number + ": a link of seat " + seat + " that was not asked for");
        Chain chain = chains.get(seat);
        int place = number - chain.from() + 1;
        byte[] down = bytes((String) link);
        for (int step = chain.number(); step < place; step++) down = sha(down);
        require(hex(down).equals(chain.known()), "ask " + number + ": the link of seat " + seat + " is not of its chain");
        chains.put(seat, new Chain(chain.from(), (String) link, place));
      }
    }

    static String tableWords(byte[] digest) {
      long bits = ByteBuffer.wrap(digest).getLong() >>> 16;
      StringBuilder words = new StringBuilder();
      for (int at = 7; at >= 0; at--) {
        int part = (int) (bits >> 6 * at & 63);
        words.append("bdfghjklmnprstvz".charAt(part >> 2)).append("aiou".charAt(part & 3)).append(at % 2 == 0 && at > 0 ? " " : "");
      }
      return words.toString();
    }

    void compare(Seen seen) {
      require(seen.all("seed").isEmpty(), "scheme 2 has no seeds");
      require(seen.all("commitment").stream().allMatch(opening.get("commitment")::equals), "the commitment is not the one you saw");
      Set<String> own = new HashSet<>(seen.all("head"));
      require(own.isEmpty() || heads.stream().anyMatch(all -> own.equals(new HashSet<>(all))), "no seat has exactly the heads you gave");
      for (String noted : seen.all("digest")) {
        int at = noted.indexOf(':');
        List<String> found = new ArrayList<>(askDigests);
        if (at < 0) found.add(hex(sha(canonical(opening))));
        else found = askDigests.stream().skip(Integer.parseInt(noted.substring(0, at))).limit(1).toList();
        require(found.contains(noted.substring(at + 1)), "the digest " + noted + " is not in this game");
      }
      require(words.containsAll(seen.all("words")), "the words are not in this game");
      Object key = file.containsKey("log") ? object(file.get("log"), "log").get("key") : null;
      require(seen.all("key").stream().allMatch(each -> each.equals(key)), "the log's key is not the one you know");
    }
  }

  // --- the public log ---

  static class PublicLog {
    final Map<String, Object> log;
    String name;
    byte[] id, key;

    PublicLog(Map<String, Object> log) { this.log = log; }

    record Place(long index, long size) {}

    void verify(Map<String, Object> file, Map<String, Object> dice, String opening) throws Exception {
      require(exactly(log, "key open close") && log.values().stream().allMatch(text -> text instanceof String), "log has other members");
      var found = Pattern.compile("([^\\s+]+)\\+([0-9a-f]{8})\\+([A-Za-z0-9+/=]+)").matcher((String) log.get("key"));
      require(found.matches(), "the log's key is no key");
      byte[] data = unbase64(found.group(3));
      require(data.length == 33 && data[0] == 1, "the log's key is not Ed25519");
      name = found.group(1);
      id = Arrays.copyOf(sha((name + "\n").getBytes(StandardCharsets.UTF_8), data), 4);
      require(hex(id).equals(found.group(2)), "the id of the key is not its own");
      key = Arrays.copyOfRange(data, 1, 33);
      Map<String, Object> body = new LinkedHashMap<>(file);
      body.remove("log");
      Place open = prove("open", map("kind", "open", "opening", opening));
      Place close = prove("close", map("kind", "close", "opening", opening, "end", dice.get("end"), "file", hex(sha(canonical(body)))));
      require(open.index() < close.index() && open.size() <= close.index(), "the opening was logged after the end");
    }

    static byte[] unbase64(String text) {
      try {
        byte[] data = Base64.getDecoder().decode(text);
        require(Base64.getEncoder().encodeToString(data).equals(text), "not base64");
        return data;
      } catch (IllegalArgumentException error) {
        throw new Wrong("not base64");
      }
    }

    static final Pattern PROOF = Pattern.compile("c2sp\\.org/tlog-proof@v1\nindex (0|[1-9]\\d{0,15})\n((?:[A-Za-z0-9+/=]+\n)*)\n(([^\n]+)\n(0|[1-9]\\d{0,15})\n(\\S+)\n)\n((?:— \\S+ \\S+\n)+)");

    Place prove(String which, Map<String, Object> entry) throws Exception {
      var found = PROOF.matcher((String) log.get(which));
      require(found.matches() && found.group(4).equals(name), "not a proof of this log");
      boolean signed = false;
      for (String line : found.group(7).split("\n")) signed |= isSigned(line, found.group(3));
      require(signed, "the checkpoint is not signed by the log");
      List<byte[]> path = new ArrayList<>();
      for (String hash : found.group(2).split("\n")) if (!hash.isEmpty()) path.add(unbase64(hash));
      require(path.stream().allMatch(hash -> hash.length == 32), "not a path of hashes");
      Place place = new Place(Long.parseLong(found.group(1)), Long.parseLong(found.group(5)));
      byte[] root = root(sha(new byte[] {0}, canonical(entry)), place.index(), place.size(), path);
      require(Arrays.equals(root, unbase64(found.group(6))), "the " + which + " entry is not in the log");
      return place;
    }

    boolean isSigned(String line, String text) throws Exception {
      String[] parts = line.split(" ");
      byte[] data = unbase64(parts[2]);
      if (!parts[1].equals(name) || data.length != 68 || !Arrays.equals(Arrays.copyOf(data, 4), id)) return false;
      byte[] encoded = ByteBuffer.allocate(44).put(bytes("302a300506032b6570032100")).put(key).array();
      Signature signature = Signature.getInstance("Ed25519");
      signature.initVerify(KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(encoded)));
      signature.update(text.getBytes(StandardCharsets.UTF_8));
      return signature.verify(data, 4, 64);
    }

    /** The root that a path leads to; it must have exactly the right length. */
    static byte[] root(byte[] leaf, long index, long size, List<byte[]> path) {
      require(index >= 0 && index < size && path.isEmpty() == (size == 1), "a path of the wrong length");
      if (size == 1) return leaf;
      long split = Long.highestOneBit(size - 1);
      byte[] other = path.get(path.size() - 1);
      List<byte[]> rest = path.subList(0, path.size() - 1);
      return index < split
          ? sha(new byte[] {1}, root(leaf, index, split, rest), other)
          : sha(new byte[] {1}, other, root(leaf, index - split, size - split, rest));
    }
  }
}
