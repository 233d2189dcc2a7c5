/** The wire as the page names it. Everything that the server declares is generated: see wire.gen.ts. */

import type { Text } from "../words/text";
import type * as wire from "../wire.gen";
import type { GameView } from "../wire.gen";

export type {
  Asked as Proposal,
  AwayShown as Away,
  Brought,
  CardOfGallery as CardSent,
  Choice,
  Clock as ClockAsked,
  ClockShown,
  Course,
  Created as TableMade,
  DealShown as Deal,
  ErrorAnswer as Problem,
  Gallery,
  GameShown as GameInfo,
  GameView,
  HintAnswer as HintMessage,
  Invitation,
  Invite,
  Peeked,
  Person as Me,
  Promised as DealPromised,
  RecordBrought as BroughtRecord,
  Returned as ReturnedMessage,
  Answer as AnswerMessage,
  Score,
  SeatShown as Seat,
  Section as RuleChapter,
  SetBrought as BroughtSet,
  SetListed as CardSet,
  SoloEnd,
  SourcesShown as Sources,
  Space,
  StepShown as Step,
  SwitchShown as Switch,
  TableEvent,
  TableListed as MyTable,
  ToServer,
  WhyAnswer as WhyMessage,
} from "../wire.gen";

export type SeatAsked = { kind: "me" } | { kind: "bot"; level: string } | { kind: "open" };

export type TableAsked = Omit<wire.TableAsked, "seats"> & { seats: SeatAsked[] };

/** In real time, or by turns over days. */
export type Pace = NonNullable<wire.TableAsked["pace"]>;

/** The reason why something was refused, in an answer of a socket or of a request. */
export type Refusal = Pick<wire.Answer, "code" | "message">;

/** The viewpoint of a replay: a seat, or the public view. */
export type Viewpoint = number | "public";

/** A card or a tile, as the page shows it: sentences in the reader's language. */
export type Face = Omit<wire.CardOfGallery, "name" | "text"> & {
  name: string;
  /** Its short name, for narrow places. */
  short: string;
  text: string;
  /** The same as data. */
  said: Text | null;
};

/** A card of a gallery as the page shows it: with sentences in place of texts. */
export type Shown<C> = Face & { [K in keyof C]: Text extends C[K] ? Exclude<C[K], Text> | string : C[K] };

// --- messages that hold a view, by the game's own type of it

export type TableMessage<V extends GameView = GameView> = Omit<wire.TableMessage, "view"> & { view: V };

export type PreviewMessage<V extends GameView = GameView> = Omit<wire.PreviewAnswer, "view"> & { view: V };

export type FromServer<V extends GameView = GameView> =
  | Exclude<wire.FromServer, wire.TableMessage | wire.TableChange | wire.PreviewAnswer>
  | TableMessage<V>
  | PreviewMessage<V>;

/** A message as it is sent; changes are turned into whole tables before listeners get them. */
export type Sent = FromServer | wire.TableChange;
