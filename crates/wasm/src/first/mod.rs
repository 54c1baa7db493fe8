//! What takes the place of `whole` in the module that is loaded first, for a quick first picture.

pub mod errors;
pub mod origin;

pub use plyscope_trace::record_called as recorded;

/// A small allocator: what is searched here is small too, and soon searched again in the whole module.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
