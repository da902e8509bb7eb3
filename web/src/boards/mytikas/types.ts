// What this board is given: the position (made from Mytikas's shown.py), and what it reads of the figures (components.toml).
import type { Point } from '../../art/noise';
import type { Shown, Space } from '../../generated/mytikas';
import type { BoardProps, PanelProps } from '../board';

export type * from '../../generated/mytikas';

export type Amounts = Partial<Record<string, number>>;

export interface ActionFigure {
  id: string;
  kind: string;
  per_city?: boolean;
  combos?: Amounts[];
  types?: string[];
  base?: number;
  per_small_temple?: number;
  per_large_temple?: number;
  count?: number;
  steps?: number;
  gain?: number | Amounts;
}

export interface GodFigure {
  id: string;
  x: number;
  y: number;
}

export interface LevelFigure {
  id: number;
  polygon: Point[];
  token_spots: Point[];
  home_city_spots?: Point[];
}

export interface ScoreFigure {
  kind: string;
  base?: number;
  bonus?: number;
  tiers?: [number, number][];
  points?: number;
}

export interface Figures {
  action: ActionFigure[];
  action_space: { id: string; polygon: Point[] }[];
  building: { id: string; multiplier: number }[];
  deity: { id: string; spaces: string[]; score: ScoreFigure }[];
  god: GodFigure[];
  level: LevelFigure[];
  player_board: { level_strip: { level: number; polygon: Point[] }[] };
  slot: { id: string; polygon: Point[] }[];
}

/** An action space with its place on the drawn board. */
export interface LaidSpace extends Space {
  night: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Where the ribbon of the bonus begins. */
  ribbon: number;
  field: string;
  ink: string;
}

export type Props = BoardProps<Shown, Figures>;
export type PlayerProps = PanelProps<Shown, Figures>;
