// What this board is given: the position (made from Olympos's shown.py), and what it reads of the figures (components.toml).
import type { Point } from '../../art/noise';
import type { Shown } from '../../generated/olympos';
import type { BoardProps, PanelProps } from '../board';

export type * from '../../generated/olympos';

/** A space of the map as it is printed. */
export interface Space {
  id: string;
  kind: 'land' | 'sea' | 'north';
  x: number;
  y: number;
  hexes: [number, number][];
  resource?: string;
  atlantis?: boolean;
  adjacent?: string[];
}

export interface Figures {
  map: { space: Space[]; hex_columns: number; hex_rows: number };
  time_track: { layout: { xy: Point[] } };
}

export type Props = BoardProps<Shown, Figures>;
export type PlayerProps = PanelProps<Shown, Figures>;
