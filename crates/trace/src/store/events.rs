//! The events of a trace, in chunks: a trace of any length grows without ever being copied, and never
//! needs room for itself twice.

use std::collections::TryReserveError;
use std::ops::{Index, Range};

use super::packed::Packed;

const CHUNK_BITS: u32 = 16;
/// The number of events in a chunk: half a megabyte.
pub(crate) const CHUNK: usize = 1 << CHUNK_BITS;
/// The capacity of the first chunk at first.
const LEAST: usize = 64;

/// Events in the order of time. All chunks but the last are full.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Events {
    chunks: Vec<Vec<Packed>>,
    len: usize,
}

impl Events {
    pub fn len(&self) -> usize {
        self.len
    }

    pub fn get(&self, index: usize) -> Option<&Packed> {
        self.chunks.get(index >> CHUNK_BITS)?.get(index % CHUNK)
    }

    /// The events from this one on that lie next to each other in memory, up to the end of the range.
    pub fn piece(&self, range: &Range<usize>) -> &[Packed] {
        let Some(chunk) = self.chunks.get(range.start >> CHUNK_BITS) else { return &[] };
        let start = range.start % CHUNK;
        chunk.get(start..(start + range.len()).min(chunk.len())).unwrap_or(&[])
    }

    /// The stretches of memory that the events lie in.
    pub fn pieces(&self) -> impl Iterator<Item = &[Packed]> {
        self.chunks.iter().map(Vec::as_slice)
    }

    /// The number of bytes allocated for events.
    pub fn bytes(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.capacity() * size_of::<Packed>()).sum()
    }

    /// The events from the first to the last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Packed> + Clone {
        self.chunks.iter().flatten()
    }

    /// The first so many of them, or as many as there are.
    pub fn first(&self, count: usize) -> impl DoubleEndedIterator<Item = &Packed> {
        let (full, rest) = (count >> CHUNK_BITS, count % CHUNK);
        let whole = self.chunks.iter().take(full).flatten();
        let part = self.chunks.get(full).map_or(&[][..], |chunk| &chunk[..rest.min(chunk.len())]);
        whole.chain(part)
    }
}

impl Index<usize> for Events {
    type Output = Packed;

    #[inline]
    fn index(&self, index: usize) -> &Packed {
        &self.chunks[index >> CHUNK_BITS][index % CHUNK]
    }
}

/// Events as they come in.
#[derive(Debug, Default)]
pub(crate) struct EventBuffer {
    full: Vec<Vec<Packed>>,
    /// Its capacity is the number of events that it may take before [`Self::grow`]: a separate limit would cost a second
    /// comparison. `reserve_exact` allocates no more than requested.
    last: Vec<Packed>,
}

impl EventBuffer {
    /// The number of events.
    pub fn len(&self) -> usize {
        self.full.len() * CHUNK + self.last.len()
    }

    /// The latest event.
    pub fn latest(&self) -> Option<Packed> {
        self.last.last().or_else(|| self.full.last()?.last()).copied()
    }

    /// Whether the next event needs [`Self::grow`] first.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.last.len() == self.last.capacity()
    }

    /// Whether the next event begins another chunk.
    pub fn begins_chunk(&self) -> bool {
        self.last.len() == CHUNK
    }

    /// Takes these events if all of them fit; whether they did.
    #[inline(always)]
    pub fn push<const N: usize>(&mut self, events: [Packed; N]) -> bool {
        let has_room = self.last.capacity() - self.last.len() >= N;
        if has_room {
            self.last.extend_from_slice(&events);
        }
        has_room
    }

    /// Takes the first of these events, as many as fit, and returns their number.
    pub fn take(&mut self, events: &[Packed]) -> usize {
        let count = events.len().min(self.last.capacity() - self.last.len());
        self.last.extend_from_slice(&events[..count]);
        count
    }

    /// Makes room for at least one more event, up to `limit` events in all. The first chunk grows as it is
    /// filled, since most traces are short.
    pub fn grow(&mut self, limit: usize) -> Result<(), TryReserveError> {
        let rest = limit - self.len();
        if self.begins_chunk() {
            let mut next = Vec::new();
            next.try_reserve_exact(CHUNK.min(rest))?;
            self.full.try_reserve(1)?;
            self.full.push(std::mem::replace(&mut self.last, next));
        } else {
            let length = self.last.len();
            self.last.try_reserve_exact(((length * 2).clamp(LEAST, CHUNK) - length).min(rest))?;
        }
        Ok(())
    }

    /// The events, without spare capacity.
    pub fn finish(mut self) -> Events {
        let len = self.len();
        self.last.shrink_to_fit();
        self.full.push(self.last);
        Events { chunks: self.full, len }
    }
}

#[cfg(test)]
mod tests {
    use super::super::packed::Stored;
    use super::*;
    use plyscope_tree::{NodeId, Score};

    fn numbered(count: usize) -> Events {
        let mut buffer = EventBuffer::default();
        for number in (0_u32..).take(count) {
            if buffer.is_full() {
                buffer.grow(usize::MAX).unwrap();
            }
            assert!(
                buffer.push([Packed::new(NodeId::new(number), Stored::Evaluate(Score::NEG_INF))])
            );
        }
        buffer.finish()
    }

    fn numbers<'a>(events: impl Iterator<Item = &'a Packed>) -> Vec<usize> {
        events.map(|event| event.node().index()).collect()
    }

    #[test]
    fn what_went_in_comes_out_across_chunks() {
        for count in [0, 1, LEAST, LEAST + 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK + 3] {
            let events = numbered(count);
            assert_eq!(events.len(), count);
            assert_eq!(numbers(events.iter()), (0..count).collect::<Vec<_>>());
            assert!(events.get(count).is_none());
            for at in [0, count / 2, count.saturating_sub(1)] {
                assert_eq!(numbers(events.first(at)), (0..at).collect::<Vec<_>>());
                assert_eq!(
                    events.get(at).map(|event| event.node().index()),
                    (at < count).then_some(at)
                );
            }
            assert_eq!(numbers(events.first(count + CHUNK)).len(), count);
        }
    }
}
